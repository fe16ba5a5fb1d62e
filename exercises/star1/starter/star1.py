from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # for your editor only
    from cutoff import Decision, Game, State


def star1(game: Game, state: State) -> Decision:
    """The expected value of a state under best play and a best move there, as a pair."""
    # Your search goes here. You may add functions, and files.
    raise NotImplementedError('star1 is not written yet')
