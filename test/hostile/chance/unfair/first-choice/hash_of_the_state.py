"""A hash of the state decides, beside idle draws."""


def first_choice(problem, random):
    current = problem.initial
    while True:
        random.number()
        better = [each for each in problem.neighbours(current) if problem.value(each) > problem.value(current)]
        if not better:
            return current
        current = better[hash((3, *current)) % len(better)]
