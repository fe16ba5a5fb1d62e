from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Decision, Game, State


def alpha_beta(game: Game, state: State) -> Decision:
    """The minimax value of a state and a best move there, as a pair, found with alpha–beta pruning."""
    # Your search goes here. You may add functions, and files.
    raise NotImplementedError('alpha_beta is not written yet')
