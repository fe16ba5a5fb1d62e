def alpha_beta(game, state):
    a = []
    for _ in range(10**4): a = [a]
    repr(a)
