def alpha_beta(game, state):
    text = b'a' * 8_000_000
    while True: text.count(b'b'), text.find(b'b'), text.rfind(b'ab')
