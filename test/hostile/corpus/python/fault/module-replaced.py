import sys
sys.modules[__name__] = None
def alpha_beta(game, state):
    return 0
