def alpha_beta(game, state):
    import _pyodide_core
