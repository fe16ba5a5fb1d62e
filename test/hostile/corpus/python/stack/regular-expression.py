def alpha_beta(game, state):
    import re
    re.compile("(" * 5000 + ")" * 5000)
