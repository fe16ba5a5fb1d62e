"""A function for each kind of agent, which count rounds down; alpha-beta cuts as soon as a bound is met."""

from math import inf

import util
from game import Agent, Directions
from pacman import GameState
from util import manhattanDistance


class ReflexAgent(Agent):
    """Not part of the exercise: such files often begin with one."""

    def getAction(self, gameState):
        return max(gameState.getLegalActions(), key=lambda action: -manhattanDistance((0, 0), (len(action), 0)), default=Directions.STOP)


def scoreEvaluationFunction(currentGameState: GameState):
    return currentGameState.getScore()


class MultiAgentSearchAgent(Agent):
    def __init__(self, evalFn='scoreEvaluationFunction', depth='2'):
        self.index = 0
        self.evaluationFunction = util.lookup(evalFn, globals())
        self.depth = int(depth)


class MinimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState: GameState):
        def maxValue(state, depth):
            if depth == 0 or state.isWin() or state.isLose():
                return self.evaluationFunction(state), None
            best, move = -inf, None
            for action in state.getLegalActions(self.index):
                successor = state.generateSuccessor(self.index, action)
                value = minValue(successor, depth, 1) if state.getNumAgents() > 1 else maxValue(successor, depth - 1)[0]
                if value > best:
                    best, move = value, action
            return best, move

        def minValue(state, depth, ghost):
            legal = state.getLegalActions(ghost)
            if not legal:
                return self.evaluationFunction(state)
            worst = inf
            for action in legal:
                successor = state.generateSuccessor(ghost, action)
                if ghost == state.getNumAgents() - 1:
                    worst = min(worst, maxValue(successor, depth - 1)[0])
                else:
                    worst = min(worst, minValue(successor, depth, ghost + 1))
            return worst

        return maxValue(gameState, self.depth)[1]


class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState: GameState):
        alpha, best = -inf, None
        for action in gameState.getLegalActions():
            value = self.search(gameState.generateSuccessor(0, action), 1, 0, alpha, inf)
            if best is None or value > alpha:
                alpha, best = value, action
        return best

    def search(self, state, agent, rounds, alpha, beta):
        if agent == state.getNumAgents():
            agent, rounds = 0, rounds + 1
        if rounds == self.depth or state.isWin() or state.isLose():
            return self.evaluationFunction(state)
        best = -inf if agent == 0 else inf
        for action in state.getLegalActions(agent):
            value = self.search(state.generateSuccessor(agent, action), agent + 1, rounds, alpha, beta)
            if agent == 0:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best


class ExpectimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState: GameState):
        return max(gameState.getLegalActions(), key=lambda action: self.expected(gameState.generateSuccessor(0, action), 1, 0))

    def expected(self, state, agent, rounds):
        if agent == state.getNumAgents():
            agent, rounds = 0, rounds + 1
        if rounds == self.depth or state.isWin() or state.isLose():
            return self.evaluationFunction(state)
        values = [self.expected(state.generateSuccessor(agent, action), agent + 1, rounds) for action in state.getLegalActions(agent)]
        return max(values) if agent == 0 else sum(value / len(values) for value in values)
