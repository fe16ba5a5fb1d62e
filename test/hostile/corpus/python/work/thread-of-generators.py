def alpha_beta(game, state):
    def g():
        while True: yield 1
    list(zip(g(), g(), [1]))
    for _ in g(): pass
