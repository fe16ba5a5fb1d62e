def alpha_beta(game, state):
    import _thread
    _thread.start_new_thread(print, ())
