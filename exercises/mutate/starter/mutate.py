from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Individual, Options, Random


def mutate(child: Individual, random: Random, options: Options) -> Individual:
    """The child, or with the chance of the mutation rate one in which a random position has another value."""
    # Your code goes here. You may add functions, and files.
    raise NotImplementedError('mutate is not written yet')
