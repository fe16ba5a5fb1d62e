from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Game, Hold, State


def iterative_deepening(game: Game, state: State, hold: Hold) -> None:
    """Passes to depth 1, 2, 3, …; after each of them its best move is held."""
    # Your search goes here. You may add functions, and files.
    raise NotImplementedError('iterative_deepening is not written yet')
