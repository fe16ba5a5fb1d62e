"""What your code is given, for your editor. When your code is checked, these names can be imported, and do nothing.

Every question that you ask the game is counted, and the report can show where your search went.
"""

from typing import Optional, Protocol

Player = int
"""A player: a whole number from 0 to `game.players - 1`."""

State = int
"""A state of the game: the same number for the same state. Only the game knows what it stands for."""

Action = str
"""A move, as `game.actions(state)` lists it."""

Decision = tuple[list[float], Optional[Action]]
"""What you return: what each player gets, in the order of their numbers, and the move of the player whose turn it is;
`None` for the move where the game is over."""

class Game(Protocol):
    @property
    def players(self) -> int:
        """How many players there are: two or more."""

    def player(self, state: State) -> Player:
        """Who moves in this state. Ask it: a player may move twice in a row, and anyone may move first."""

    def actions(self, state: State) -> list[Action]:
        """The moves in this state, as a fresh list in a fixed order. Empty where the game is over."""

    def result(self, state: State, action: Action) -> State:
        """The state that a move leads to."""

    def is_terminal(self, state: State) -> bool:
        """Whether the game is over."""

    def utility(self, state: State, player: Player) -> float:
        """What the end of the game is worth to one player. An error anywhere else."""
