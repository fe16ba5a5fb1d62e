def alpha_beta(game, state):
    return type(game.actions)(game.actions)
