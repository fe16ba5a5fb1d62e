"""heapq.nlargest keeps the best successors."""

import heapq


def local_beam(problem, random, options):
    beam = [problem.initial] + [problem.random_state() for _ in range(options['k'] - 1)]
    for step in range(options['steps'] + 1):
        best = max(beam, key=problem.value)
        if problem.value(best) >= options['goal'] or step == options['steps']:
            return best
        successors = [state for each in beam for state in problem.neighbours(each)]
        beam = heapq.nlargest(options['k'], successors, key=problem.value)
