class M(type):
    def __call__(cls, *a):
        while True: pass
class alpha_beta(metaclass=M): pass
