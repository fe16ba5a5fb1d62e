from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Fitness, Individual, Options, Random


def genetic_algorithm(population: list[Individual], fitness: Fitness, random: Random, options: Options) -> Individual:
    """A genetic algorithm as in figure 4.8: the fittest individual of the last population."""
    # Your code goes here. You may add functions, and files.
    raise NotImplementedError('genetic_algorithm is not written yet')
