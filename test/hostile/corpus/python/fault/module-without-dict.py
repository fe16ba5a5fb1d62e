import sys
class Odd:
    __slots__ = ()
sys.modules[__name__] = Odd()
globals().clear()
