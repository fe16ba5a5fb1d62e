def alpha_beta(game, state):
    import sys
    sys.addaudithook(lambda *a: None)
    return sys.executable
