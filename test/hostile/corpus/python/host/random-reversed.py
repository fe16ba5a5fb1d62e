def alpha_beta(game, state):
    import random
    random.randint(5, 1)
