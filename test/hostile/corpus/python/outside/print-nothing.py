def alpha_beta(game, state):
    while True: print(end='', flush=True)
