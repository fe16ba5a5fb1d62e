"""For editors only: nothing here runs."""

from pacman import GameState

class Agent:
    index: int
    def __init__(self, index: int = 0) -> None: ...
    def getAction(self, state: GameState) -> str: ...

class Directions:
    NORTH: str
    SOUTH: str
    EAST: str
    WEST: str
    STOP: str
