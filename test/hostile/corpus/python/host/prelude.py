def alpha_beta(game, state):
    return sorted(type(game).__init__.__globals__["_functions"])
