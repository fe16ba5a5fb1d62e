"""SIMULATED-ANNEALING as in figure 4.5."""

import math
from itertools import count


def simulated_annealing(problem, schedule, random):
    current = problem.initial
    for t in count(1):
        temperature = schedule(t)
        if temperature == 0:
            return current
        following = random.choice(problem.neighbours(current))
        delta = problem.value(following) - problem.value(current)
        if delta > 0 or random.number() < math.exp(delta / temperature):
            current = following
