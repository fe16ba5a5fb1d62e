def alpha_beta(game, state):
    s = "a"
    while True: s += s
