def alpha_beta(game, state):
    import os
    os.mkdir("x")
