"""Running sums, and the first that passes the draw."""

from bisect import bisect
from itertools import accumulate


def random_selection(population, fitness, random):
    sums = list(accumulate(fitness(individual) for individual in population))
    return population[bisect(sums, random.number() * sums[-1])]
