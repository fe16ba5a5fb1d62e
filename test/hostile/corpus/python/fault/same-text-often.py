def alpha_beta(game, state):
    return ['x' * 9_999] * 9_000
