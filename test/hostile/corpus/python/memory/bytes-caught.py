def alpha_beta(game, state):
    try:
        bytearray(300 * 10**6)
    except MemoryError:
        return 3
