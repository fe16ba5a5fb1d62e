n = 0
def alpha_beta(game, state):
    global n
    n += 1
    while n > 1: pass
    return n
