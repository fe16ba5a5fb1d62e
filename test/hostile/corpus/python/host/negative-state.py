def alpha_beta(game, state):
    game.actions(-1)
