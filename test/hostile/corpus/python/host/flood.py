def alpha_beta(game, state):
    while True: game.actions(0)
