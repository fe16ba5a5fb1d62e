while True: pass
def alpha_beta(game, state): return 3
