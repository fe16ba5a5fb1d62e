def __getattr__(name):
    return lambda game, state: 3
