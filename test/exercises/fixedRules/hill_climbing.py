def hill_climbing(problem, random, options):
    current, sideways = problem.initial, 0
    while True:
        value = problem.value(current)
        neighbours = problem.neighbours(current)
        highest = max(problem.value(state) for state in neighbours)
        if highest < value or (highest == value and sideways >= options.get('sideways', 0)):
            return current
        sideways = sideways + 1 if highest == value else 0
        current = pick([state for state in neighbours if problem.value(state) == highest], random)
