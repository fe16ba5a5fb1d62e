def alpha_beta(game, state):
    raise type("E" * 10**5, (Exception,), {})()
