def alpha_beta(game, state):
    import gc
    class A:
        def __del__(self):
            while True: pass
    x = A()
    x.x = x
    del x
    gc.collect()
