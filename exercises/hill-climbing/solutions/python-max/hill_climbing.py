"""HILL-CLIMBING as in figure 4.2."""


def hill_climbing(problem, random):
    current = problem.initial
    while True:
        neighbour = max(problem.neighbours(current), key=problem.value)
        if problem.value(neighbour) <= problem.value(current):
            return current
        current = neighbour
