"""Individuals as often as they are fit, in turn, beside an idle draw."""

from itertools import count

calls = count()


def random_selection(population, fitness, random):
    random.number()
    deck = [each for each in population for _ in range(fitness(each).__int__())]
    return deck[next(calls) * 7 % len(deck)]
