"""What your code is given, for your editor. When your code is checked, these names can be imported, and do nothing.

Every question that you ask is counted, and the report can show each step of your search.
"""

from collections.abc import Sequence
from typing import Protocol, TypedDict, TypeVar

T = TypeVar('T')

State = list[int]
"""A state: a list of whole numbers. On a board of queens, `state[column]` is the row of the queen there, from 0.
You always get a copy, so changing a state changes nothing but your copy."""

class Problem(Protocol):
    @property
    def initial(self) -> State:
        """The state to start from."""

    def neighbours(self, state: State) -> list[State]:
        """All neighbours of a state, in a fixed order."""

    def neighbors(self, state: State) -> list[State]:
        """The same list, for those who spell it so."""

    def value(self, state: State) -> int:
        """What is maximised. For queens: minus the number of pairs that attack each other, so that 0 is a solution."""

    def random_state(self) -> State:
        """A random state: all are equally likely."""

class Options(TypedDict):
    """A dict; every name works in either spelling."""

    k: int
    """How many states the beam holds."""

    steps: int
    """How many steps there may be."""

    goal: int
    """The value at which to stop."""

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
