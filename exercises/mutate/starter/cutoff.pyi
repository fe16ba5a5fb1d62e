"""What your code is given, for your editor. When your code is checked, these names can be imported, and do nothing.

Every question that you ask is counted, and the report can show each step of your search.
"""

from collections.abc import Sequence
from typing import Protocol, TypedDict, TypeVar

T = TypeVar('T')

Individual = list[int]
"""An individual: a list of whole numbers, as long as all others."""

class Options(TypedDict):
    """A dict; every name works in either spelling."""

    mutation_rate: float
    """The chance that a child is mutated."""

    values: int
    """How many values a position can take: 0 to values - 1."""

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
