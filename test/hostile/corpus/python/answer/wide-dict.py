def alpha_beta(game, state):
    return {str(i): i for i in range(10**5)}
