def alpha_beta(game, state):
    import tempfile
    tempfile.mkdtemp()
