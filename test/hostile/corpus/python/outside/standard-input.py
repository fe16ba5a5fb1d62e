import sys
def alpha_beta(game, state):
    while True:
        try: input()
        except EOFError: pass
