def alpha_beta(game, state):
    game.utility(0)
