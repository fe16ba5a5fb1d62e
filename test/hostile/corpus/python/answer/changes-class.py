def alpha_beta(game, state):
    class A: pass
    class B(A): pass
    x = A()
    x.__class__ = B
    return x
