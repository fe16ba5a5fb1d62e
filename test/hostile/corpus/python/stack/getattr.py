def alpha_beta(game, state):
    class A:
        def __getattr__(self, name): return getattr(self, name + "x")
    A().y
