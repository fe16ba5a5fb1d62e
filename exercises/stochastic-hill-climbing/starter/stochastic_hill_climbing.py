from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Problem, Random, State


def stochastic_hill_climbing(problem: Problem, random: Random) -> State:
    """Hill climbing that draws among the uphill moves, each with a chance in proportion to its gain."""
    # Your code goes here. You may add functions, and files.
    raise NotImplementedError('stochastic_hill_climbing is not written yet')
