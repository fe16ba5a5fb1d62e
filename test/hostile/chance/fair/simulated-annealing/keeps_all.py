"""Keeps neighbours and values by their states, and draws with Python's own generator."""

from functools import lru_cache
from math import exp
import random as own


def simulated_annealing(problem, schedule, random):
    value = lru_cache(None)(lambda state: problem.value(list(state)))
    around = lru_cache(None)(lambda state: [tuple(each) for each in problem.neighbours(list(state))])
    current, t = tuple(problem.initial), 1
    while (T := schedule(t)) > 0:
        drawn = own.choice(around(current))
        delta = value(drawn) - value(current)
        if delta >= 0 or own.random() < exp(delta / T):
            current = drawn
        t += 1
    return list(current)
