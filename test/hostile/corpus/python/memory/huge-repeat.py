def alpha_beta(game, state):
    "x" * (2**31 - 100)
