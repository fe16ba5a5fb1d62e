import time
def alpha_beta(game, state):
    time.sleep(float('nan'))
