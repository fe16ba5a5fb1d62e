def alpha_beta(game, state):
    while True: print("x" * 10000)
