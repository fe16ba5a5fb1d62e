from __future__ import annotations

from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:  # for your editor only
    from cutoff import Action, Game, State


def minimax_decision(game: Game, state: State) -> Optional[Action]:
    """A best move in a state, as far as a search to the depth limit can see."""
    # Your search goes here. You may add functions, and files.
    raise NotImplementedError('minimax_decision is not written yet')
