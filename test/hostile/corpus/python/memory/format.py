def alpha_beta(game, state):
    "{:>999999999}".format(1)
