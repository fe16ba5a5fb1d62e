"""What the stubs beside students' files declare: names of types, for annotations and isinstance. They do nothing."""

from abc import ABC
from collections.abc import Callable
from typing import Literal, Optional, TypedDict, TypeVar

T = TypeVar('T')

Player = Literal['max', 'min', 'chance']
# A node of a game in some exercises, a list in others.
State = int | list[int]
Action = str
Decision = tuple[float, Optional[Action]]
AllOptimal = tuple[float, list[Action]]

Board = list[int]
Individual = list[int]
Fitness = Callable[[Individual], float]
Schedule = Callable[[int], float]
Hold = Callable[[Action], None]


class Options(TypedDict, total=False):
    """A dict; a name may be missing."""


class Game(ABC):
    """What a search of games is given."""


class Problem(ABC):
    """What a local search is given."""


class Random(ABC):
    """Random numbers from the seed of the run."""
