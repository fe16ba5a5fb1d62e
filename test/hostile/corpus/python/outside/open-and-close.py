def alpha_beta(game, state):
    while True:
        for _ in range(300):
            try: open(__file__).close()
            except OSError: pass
