"""Weights for Python's own random.choices, which draws from the same stream."""

import random


def stochastic_hill_climbing(problem, _random):
    current = problem.initial
    while True:
        value = problem.value(current)
        uphill = [(state, problem.value(state) - value) for state in problem.neighbours(current)]
        uphill = [(state, gain) for state, gain in uphill if gain > 0]
        if not uphill:
            return current
        current = random.choices([state for state, _ in uphill], weights=[gain for _, gain in uphill])[0]
