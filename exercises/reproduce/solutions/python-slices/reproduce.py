"""REPRODUCE as in figure 4.8."""


def reproduce(x, y, random):
    c = random.integer(1, len(x) - 1)
    return x[:c] + y[c:]
