def alpha_beta(game, state):
    return game.actions.__self__ >= 0
