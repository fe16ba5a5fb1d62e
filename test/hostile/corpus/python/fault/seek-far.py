import os
def alpha_beta(game, state):
    at = os.open(__file__, 0)
    return [os.lseek(at, 2**62, 0), os.read(at, 10) == b'', os.pread(at, 10, 2**62) == b'']
