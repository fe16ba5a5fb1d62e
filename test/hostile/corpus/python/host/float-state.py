def alpha_beta(game, state):
    game.actions(0.5)
