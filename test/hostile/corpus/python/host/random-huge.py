def alpha_beta(game, state):
    import random
    random.getrandbits(10**9)
