def alpha_beta(game, state):
    a = []
    b = []
    for _ in range(10**5): a, b = [a], [b]
    a == b
