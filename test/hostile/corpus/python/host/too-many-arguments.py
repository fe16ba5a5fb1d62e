def alpha_beta(game, state):
    return game.actions(0, 1, 2, 3)
