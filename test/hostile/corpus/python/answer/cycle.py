def alpha_beta(game, state):
    a = []
    a.append(a)
    return a
