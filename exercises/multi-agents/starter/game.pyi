"""For editors only: nothing here runs."""

from pacman import GameState

class Agent:
    index: int
    def __init__(self, index: int = 0) -> None: ...
    def getAction(self, gameState: GameState) -> str: ...

class Directions:
    NORTH: str
    SOUTH: str
    EAST: str
    WEST: str
    STOP: str
