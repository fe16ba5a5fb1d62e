import os
def alpha_beta(game, state):
    parts = [b''] * 1000
    while True:
        try: os.writev(1, parts)
        except OSError: pass
