def alpha_beta(game, state):
    import threading
    threading.Thread(target=print).start()
