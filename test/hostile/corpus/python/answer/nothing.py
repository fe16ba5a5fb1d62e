def alpha_beta(game, state):
    pass
