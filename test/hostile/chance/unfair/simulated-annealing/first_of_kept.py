"""Keeps neighbours and values; at a state that it was at, it takes the first."""

from math import exp


def simulated_annealing(problem, schedule, random):
    known, worth = {}, {}

    def value(state):
        key = tuple(state)
        if key not in worth:
            worth[key] = problem.value(state)
        return worth[key]

    current, t = problem.initial, 1
    while (T := schedule(t)) > 0:
        key = tuple(current)
        is_known = key in known
        if not is_known:
            known[key] = problem.neighbours(current)
        drawn = known[key][0] if is_known else random.choice(known[key])
        delta = value(drawn) - value(current)
        if delta >= 0 or random.number() < exp(delta / T):
            current = drawn
        t += 1
    return current
