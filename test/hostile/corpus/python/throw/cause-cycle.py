def alpha_beta(game, state):
    e = ValueError("x")
    e.__cause__ = e
    raise e
