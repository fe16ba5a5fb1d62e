kept = []
def alpha_beta(game, state):
    kept.append(game)
    return kept[0].actions(0)
