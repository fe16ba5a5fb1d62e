def alpha_beta(game, state):
    while True: exec("class A: pass")
