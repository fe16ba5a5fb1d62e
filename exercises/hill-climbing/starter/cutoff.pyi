"""What your code is given, for your editor. When your code is checked, these names can be imported, and do nothing.

Every question that you ask is counted, and the report can show each step of your search.
"""

from collections.abc import Sequence
from typing import Protocol, TypedDict, TypeVar

T = TypeVar('T')

Board = list[int]
"""A board: one queen in each column. `board[column]` is the row of its queen; rows and columns count from 0.
You always get a copy, so changing a board changes nothing but your copy."""

class Problem(Protocol):
    @property
    def initial(self) -> Board:
        """The board to start from."""

    def neighbours(self, board: Board) -> list[Board]:
        """All boards that differ in the row of one queen, in a fixed order."""

    def neighbors(self, board: Board) -> list[Board]:
        """The same list, for those who spell it so."""

    def value(self, board: Board) -> int:
        """What is maximised: minus the number of pairs of queens that attack each other. 0 is a solution."""

    def random_state(self) -> Board:
        """A random board. Steepest ascent has no use for it."""

class Options(TypedDict, total=False):
    """A dict; a name may be missing."""

    sideways: int
    """How many sideways moves in a row are allowed; none if it is not there."""

    ties: str
    """'random' where each of several best neighbours must be equally likely."""

class Random(Protocol):
    """Random numbers from the seed of the run. Python's own `random` module draws from the same stream."""

    def number(self) -> float:
        """From 0 up to, but not including, 1."""

    def integer(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""

    def choice(self, list: Sequence[T]) -> T:
        """An item of a list that is not empty."""

    def shuffle(self, list: list[T]) -> list[T]:
        """Shuffles the list in place and returns it."""
