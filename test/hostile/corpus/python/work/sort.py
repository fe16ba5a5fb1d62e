def alpha_beta(game, state):
    sorted(range(10**6), key=lambda v: v * 7919 % 1000003)
