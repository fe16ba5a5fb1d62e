from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Individual, Random


def reproduce(x: Individual, y: Individual, random: Random) -> Individual:
    """A child: the front of x and the back of y, cut at a random point."""
    # Your code goes here. You may add functions, and files.
    raise NotImplementedError('reproduce is not written yet')
