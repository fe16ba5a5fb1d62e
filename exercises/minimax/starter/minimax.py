from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Decision, Game, State


def minimax(game: Game, state: State) -> Decision:
    """The minimax value of a state and a best move there, as a pair."""
    # Your search goes here. You may add functions, and files.
    raise NotImplementedError('minimax is not written yet')
