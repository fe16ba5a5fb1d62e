def alpha_beta(game, state):
    import sys
    while True: sys.stderr.write("x" * 10000)
