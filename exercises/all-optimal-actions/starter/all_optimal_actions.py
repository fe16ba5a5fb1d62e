from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import AllOptimal, Game, State


def all_optimal_actions(game: Game, state: State) -> AllOptimal:
    """The minimax value of a state and a list of all best moves there, as a pair, found with alpha–beta pruning."""
    # Your search goes here. You may add functions, and files.
    raise NotImplementedError('all_optimal_actions is not written yet')
