from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Fitness, Individual, Random


def random_selection(population: list[Individual], fitness: Fitness, random: Random) -> Individual:
    """An individual of the population, with a chance in proportion to its fitness."""
    # Your code goes here. You may add functions, and files.
    raise NotImplementedError('random_selection is not written yet')
