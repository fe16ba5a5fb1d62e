def alpha_beta(game, state):
    try:
        1 / 0
    except ZeroDivisionError as e:
        tb = e.__traceback__
        tb.tb_next = tb
