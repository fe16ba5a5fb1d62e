from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Options, Problem, Random, State


def local_beam(problem: Problem, random: Random, options: Options) -> State:
    """Local beam search: keeps the best successors of all its states. Returns the best state."""
    # Your code goes here. You may add functions, and files.
    raise NotImplementedError('local_beam is not written yet')
