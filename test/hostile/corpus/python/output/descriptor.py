def alpha_beta(game, state):
    import os
    while True: os.write(1, b"x" * 100000)
