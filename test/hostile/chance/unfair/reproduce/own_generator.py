"""A generator of its own with a fixed seed, beside an idle draw."""

state = 7


def reproduce(x, y, random):
    global state
    random.number()
    state = (state * 1664525 + 1013904223) % 2**32
    cut = 1 + state * (len(x) - 1) // 2**32
    return x[:cut] + y[cut:]
