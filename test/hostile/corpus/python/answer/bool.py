def alpha_beta(game, state):
    return True
