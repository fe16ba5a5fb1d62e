"""What your code is given, for your editor. When your code is checked, these names can be imported, and do nothing.

Every question that you ask the game is counted, and the report can show where your search went.
"""

from typing import Literal, Optional, Protocol

Player = Literal['max', 'min', 'chance']
"""Who moves. `chance` is a throw of dice or a draw of cards: nobody chooses."""

State = int
"""A state of the game: the same number for the same state. Only the game knows what it stands for."""

Action = str
"""A move, as `game.actions(state)` lists it."""

Decision = tuple[float, Optional[Action]]
"""What you return: what the state is worth to MAX, whoever moves, and a best move for the player whose turn it is;
`None` for the move where the game is over."""

class Game(Protocol):
    @property
    def depth_limit(self) -> int | float:
        """How many plies to search, counted from the state you are given; a throw is a ply. A whole number, or `math.inf`
        if there is no limit."""

    @property
    def lowest(self) -> int | float:
        """No leaf is worth less than this, nor is any estimate."""

    @property
    def highest(self) -> int | float:
        """No leaf is worth more than this, nor is any estimate."""

    def player(self, state: State) -> Player:
        """Who moves in this state. Ask it: the players need not take turns."""

    def actions(self, state: State) -> list[Action]:
        """The moves in this state, as a fresh list in a fixed order. Empty where the game is over."""

    def result(self, state: State, action: Action) -> State:
        """The state that a move leads to. At a chance node: the state after that outcome."""

    def is_terminal(self, state: State) -> bool:
        """Whether the game is over."""

    def utility(self, state: State) -> float:
        """What the end of the game is worth to MAX. An error anywhere else."""

    def evaluate(self, state: State) -> float:
        """An estimate of what a state is worth to MAX, for states where the depth limit stops the search.

        Where the game is over it is the utility. An error where a game without a depth limit has no estimate.
        """

    def probability(self, state: State, action: Action) -> float:
        """How likely an outcome of a chance node is. The probabilities of one node's outcomes sum to 1. An error elsewhere."""
