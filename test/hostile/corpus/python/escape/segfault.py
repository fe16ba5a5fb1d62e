def alpha_beta(game, state):
    import faulthandler
    faulthandler._sigsegv()
