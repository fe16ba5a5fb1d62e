def alpha_beta(game, state):
    return [0] * 10**6
