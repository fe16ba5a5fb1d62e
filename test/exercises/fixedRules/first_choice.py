def first_choice(problem, random):
    current = problem.initial
    while True:
        value = problem.value(current)
        better = [state for state in problem.neighbours(current) if problem.value(state) > value]
        if not better:
            return current
        current = pick(better, random)
