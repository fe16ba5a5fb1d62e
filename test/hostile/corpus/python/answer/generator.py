def alpha_beta(game, state):
    yield 3
