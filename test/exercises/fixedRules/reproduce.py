def reproduce(x, y, random):
    cut = pick(list(range(1, len(x))), random)
    return x[:cut] + y[cut:]
