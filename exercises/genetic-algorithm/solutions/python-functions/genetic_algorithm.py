"""GENETIC-ALGORITHM as in figure 4.8."""

from bisect import bisect
from itertools import accumulate


def genetic_algorithm(population, fitness, random, options):
    for generation in range(1, options['generations'] + 1):
        sums = list(accumulate(map(fitness, population)))

        def select():
            return population[bisect(sums, random.number() * sums[-1])]

        population = [mutate(reproduce(select(), select(), random), random, options) for _ in population]
        options['on_generation'](population)
        best = max(population, key=fitness)
        if fitness(best) >= options['fit_enough']:
            break
    return best


def reproduce(x, y, random):
    c = random.integer(1, len(x) - 1)
    return x[:c] + y[c:]


def mutate(child, random, options):
    if random.number() >= options['mutation_rate']:
        return child
    at = random.integer(0, len(child) - 1)
    others = [value for value in range(options['values']) if value != child[at]]
    return child[:at] + [random.choice(others)] + child[at + 1:]
