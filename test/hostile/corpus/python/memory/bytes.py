def alpha_beta(game, state):
    bytearray(300 * 10**6)
