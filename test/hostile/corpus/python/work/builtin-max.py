def alpha_beta(game, state):
    max(iter(int, 1))
