"""HILL-CLIMBING as in figure 4.2, with sideways moves where the options allow them."""


def hill_climbing(problem, random, options):
    current = problem.initial
    sideways = 0
    while True:
        neighbours = random.shuffle(problem.neighbours(current))
        neighbour = max(neighbours, key=problem.value)
        gain = problem.value(neighbour) - problem.value(current)
        if gain < 0 or gain == 0 and sideways >= options.get('sideways', 0):
            return current
        sideways = sideways + 1 if gain == 0 else 0
        current = neighbour
