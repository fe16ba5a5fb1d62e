"""Steepest ascent from the initial state, then from random ones."""


def random_restart(problem, random, options):
    best = climb(problem, problem.initial)
    for _ in range(options['restarts'] - 1):
        if problem.value(best) >= options['goal']:
            break
        best = max(best, climb(problem, problem.random_state()), key=problem.value)
    return best


def climb(problem, current):
    while True:
        neighbour = max(problem.neighbours(current), key=problem.value)
        if problem.value(neighbour) <= problem.value(current):
            return current
        current = neighbour
