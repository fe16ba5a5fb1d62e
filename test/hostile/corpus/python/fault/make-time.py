import time
def alpha_beta(game, state):
    return time.mktime((1_000_000, 1, 1, 0, 0, 0, 0, 0, 0))
