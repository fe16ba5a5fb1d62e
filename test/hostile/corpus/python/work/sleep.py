def alpha_beta(game, state):
    import time
    while True: time.sleep(10**9)
