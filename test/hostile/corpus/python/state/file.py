import os
def alpha_beta(game, state):
    return os.listdir(".")
