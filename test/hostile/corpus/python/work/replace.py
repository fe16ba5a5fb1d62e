def alpha_beta(game, state):
    x = "a" * 10**6
    for _ in range(10): x = x.replace("a", "aa")[:10**6]
