def local_beam(problem, random, options):
    k, goal = options['k'], options.get('goal', float('inf'))
    beam = [problem.initial] + [problem.random_state() for _ in range(k - 1)]
    for _ in range(options['steps']):
        if max(problem.value(state) for state in beam) >= goal:
            break
        left = [state for parent in beam for state in problem.neighbours(parent)]
        values = {tuple(state): problem.value(state) for state in left}
        beam = []
        while left and len(beam) < k:
            highest = max(values[tuple(state)] for state in left)
            state = pick([each for each in left if values[tuple(each)] == highest], random)
            left.remove(state)
            beam.append(state)
    highest = max(problem.value(state) for state in beam)
    return pick([state for state in beam if problem.value(state) == highest], random)
