def alpha_beta(game, state):
    class A:
        def __repr__(self): return repr(self)
    repr(A())
