from game import Agent
import util

INF = float('inf')


class Lookahead(Agent):
    prunes = False

    def __init__(self, evalFn='score', depth=2):
        super().__init__(0)
        self.evaluationFunction = util.lookup(evalFn, globals())
        self.depth = int(depth)

    def getAction(self, gameState):
        self.plies = self.depth * gameState.getNumAgents()
        best = None
        bound = -INF
        for action in reversed(gameState.getLegalActions(0)):
            value = self.value(gameState.generateSuccessor(0, action), 1, bound, INF)
            if best is None or value > bound:
                best, bound = action, value
        return best

    def value(self, state, ply, alpha, beta):
        if ply == self.plies or state.isWin() or state.isLose():
            return self.evaluationFunction(state)
        agent = ply % state.getNumAgents()
        children = (state.generateSuccessor(agent, action) for action in reversed(state.getLegalActions(agent)))
        if not self.prunes:
            values = (self.value(child, ply + 1, alpha, beta) for child in children)
            return max(values) if agent == 0 else self.combine(values)
        if agent == 0:
            best = -INF
            for child in children:
                best = max(best, self.value(child, ply + 1, max(alpha, best), beta))
                if best >= beta:
                    return best
            return best
        best = INF
        for child in children:
            best = min(best, self.value(child, ply + 1, alpha, min(beta, best)))
            if best <= alpha:
                return best
        return best

    def combine(self, values):
        return min(values)


def score(gameState):
    return gameState.getScore()
