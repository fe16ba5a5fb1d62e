from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Board, Options, Problem, Random


def hill_climbing(problem: Problem, random: Random, options: Options) -> Board:
    """Steepest ascent from `problem.initial`: the local maximum where the climb ends.

    `random` is for ties, if you like.
    """
    # Your search goes here. You may add functions, and files.
    raise NotImplementedError('hill_climbing is not written yet')
