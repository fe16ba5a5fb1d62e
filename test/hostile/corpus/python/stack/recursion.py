def alpha_beta(game, state):
    return alpha_beta(game, state)
