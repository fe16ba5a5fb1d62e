def alpha_beta(game, state):
    def f(n):
        nonlocal deepest
        deepest = n
        return f(n + 1) + 1
    deepest = 0
    try:
        f(0)
    except RecursionError:
        return deepest > 900
