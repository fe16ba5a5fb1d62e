for i in range(25_000): globals()[f'name{i}'] = i
def alpha_beta(game, state):
    return 0
