def alpha_beta(game, state):
    import sys
    sys.stdout.close()
    print("x")
