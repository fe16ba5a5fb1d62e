"""The neighbours in random order, the first better one taken."""


def first_choice(problem, random):
    current = problem.initial
    while True:
        neighbours = random.shuffle(problem.neighbours(current))
        value = problem.value(current)
        better = next((state for state in neighbours if problem.value(state) > value), None)
        if better is None:
            return current
        current = better
