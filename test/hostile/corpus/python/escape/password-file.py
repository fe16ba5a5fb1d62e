def alpha_beta(game, state):
    open("/etc/passwd").read()
