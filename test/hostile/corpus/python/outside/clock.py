import time
def alpha_beta(game, state):
    while True: time.time_ns()
