def alpha_beta(game, state):
    import random
    return len(random.getstate())
