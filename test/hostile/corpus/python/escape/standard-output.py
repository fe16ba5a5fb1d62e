def alpha_beta(game, state):
    open("/dev/stdout", "w").write("forged")
