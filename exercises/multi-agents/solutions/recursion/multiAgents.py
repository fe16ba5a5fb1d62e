"""One function a class, which counts moves; ties are broken at random."""

import random

import util
from game import Agent


def scoreEvaluationFunction(gameState):
    return gameState.getScore()


class MultiAgentSearchAgent(Agent):
    def __init__(self, evalFn='scoreEvaluationFunction', depth='2'):
        self.index = 0
        self.evaluationFunction = util.lookup(evalFn, globals())
        self.depth = int(depth)

    def isOver(self, state, move):
        return state.isWin() or state.isLose() or move == self.depth * state.getNumAgents()


class MinimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        values = {action: self.value(gameState.generateSuccessor(0, action), 1) for action in gameState.getLegalActions(0)}
        best = max(values.values())
        return random.choice([action for action, value in values.items() if value == best])

    def value(self, state, move):
        if self.isOver(state, move):
            return self.evaluationFunction(state)
        agent = move % state.getNumAgents()
        values = [self.value(state.generateSuccessor(agent, action), move + 1) for action in state.getLegalActions(agent)]
        return max(values) if agent == 0 else min(values)


class AlphaBetaAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        return self.best(gameState, 0, float('-inf'), float('inf'))[1]

    def best(self, state, move, alpha, beta):
        if self.isOver(state, move):
            return self.evaluationFunction(state), None
        agent = move % state.getNumAgents()
        best, chosen = (float('-inf') if agent == 0 else float('inf')), None
        for action in state.getLegalActions(agent):
            value, _ = self.best(state.generateSuccessor(agent, action), move + 1, alpha, beta)
            if chosen is None or (value > best if agent == 0 else value < best):
                best, chosen = value, action
            if agent == 0:
                if best > beta:
                    break
                alpha = max(alpha, best)
            else:
                if best < alpha:
                    break
                beta = min(beta, best)
        return best, chosen


class ExpectimaxAgent(MultiAgentSearchAgent):
    def getAction(self, gameState):
        actions = gameState.getLegalActions(0)
        values = [self.value(gameState.generateSuccessor(0, action), 1) for action in actions]
        return actions[values.index(max(values))]

    def value(self, state, move):
        if self.isOver(state, move):
            return self.evaluationFunction(state)
        agent = move % state.getNumAgents()
        values = [self.value(state.generateSuccessor(agent, action), move + 1) for action in state.getLegalActions(agent)]
        return max(values) if agent == 0 else sum(values) / len(values)
