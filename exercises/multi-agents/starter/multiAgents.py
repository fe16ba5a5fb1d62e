"""Agents that look ahead, for games in which agents move in turn."""

from collections.abc import Callable
from typing import Union

import util
from game import Agent
from pacman import GameState


def scoreEvaluationFunction(gameState: GameState) -> float:
    """The score of the game, as an evaluation."""
    return gameState.getScore()


class MultiAgentSearchAgent(Agent):
    """What the agents below share. self.depth counts rounds: one round is a move of each agent."""

    def __init__(
        self,
        evalFn: Union[str, Callable[[GameState], float]] = 'scoreEvaluationFunction',
        depth: Union[str, int] = '2',
    ) -> None:
        self.index = 0
        self.evaluationFunction: Callable[[GameState], float] = util.lookup(evalFn, globals())
        self.depth = int(depth)


class MinimaxAgent(MultiAgentSearchAgent):
    """Agent 0 takes the best it can get; every other agent leaves it the least."""

    def getAction(self, gameState: GameState) -> str:
        """The best action for agent 0 by minimax, self.depth rounds deep."""
        util.raiseNotDefined()


class AlphaBetaAgent(MultiAgentSearchAgent):
    """Minimax that leaves out what cannot change the answer."""

    def getAction(self, gameState: GameState) -> str:
        """The same as minimax, with alpha-beta pruning."""
        util.raiseNotDefined()


class ExpectimaxAgent(MultiAgentSearchAgent):
    """Agent 0 takes the best it can expect; every other agent moves at random, each of its moves equally likely."""

    def getAction(self, gameState: GameState) -> str:
        """The best action for agent 0 by expectimax, self.depth rounds deep."""
        util.raiseNotDefined()
