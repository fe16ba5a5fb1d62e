def alpha_beta(game, state):
    raise ValueError("x" * 10**6)
