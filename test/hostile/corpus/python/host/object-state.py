def alpha_beta(game, state):
    class A:
        def __index__(self): return 0
    game.actions(A())
