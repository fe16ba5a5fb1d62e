def alpha_beta(game, state):
    return {3: "value"}
