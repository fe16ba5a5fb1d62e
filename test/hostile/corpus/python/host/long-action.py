def alpha_beta(game, state):
    game.result(0, "x" * 10**6)
