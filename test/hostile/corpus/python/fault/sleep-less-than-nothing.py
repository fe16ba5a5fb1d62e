import time
def alpha_beta(game, state):
    time.sleep(-1e300)
