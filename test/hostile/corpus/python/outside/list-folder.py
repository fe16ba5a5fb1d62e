import os
def alpha_beta(game, state):
    while True: os.listdir('/')
