"""The state of a game, for editors only: nothing here runs.

Every question that you ask is counted, and the report can show where your search went.
"""

class GameState:
    def getLegalActions(self, agentIndex: int = 0) -> list[str]:
        """The actions of an agent whose turn it is, as a fresh list in a fixed order. Empty where the game is over."""

    def generateSuccessor(self, agentIndex: int, action: str) -> GameState:
        """The state after an agent has taken an action. The agents move in turn: 0, 1, 2, … and then 0 again."""

    def getNumAgents(self) -> int:
        """How many agents there are, agent 0 included."""

    def isWin(self) -> bool:
        """Whether the game is over and won."""

    def isLose(self) -> bool:
        """Whether the game is over and lost."""

    def getScore(self) -> float:
        """The score; here it is what the evaluation function says."""
