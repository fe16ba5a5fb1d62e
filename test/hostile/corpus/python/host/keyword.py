def alpha_beta(game, state):
    game.actions(state=0)
