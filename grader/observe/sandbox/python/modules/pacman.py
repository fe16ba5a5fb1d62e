"""What agents' files import from `pacman`: the state of a game in which agents move in turn."""


import util

EVALUATION = 'scoreEvaluationFunction'


class GameState:
    """A state answers the questions below; it has no board, no food and no ghosts.

    `_game` holds functions outside, `_at` is the number that they know the state by.
    """

    __slots__ = ('_game', '_at')

    def __init__(self, game=None, at=None):
        if at is None:
            raise TypeError('a GameState cannot be made here; use the one that getAction is called with, and generateSuccessor')
        self._game = game
        self._at = at

    def getLegalActions(self, agentIndex=0):
        return self._game['legalActions'](self._at, agentIndex)

    def generateSuccessor(self, agentIndex, action):
        return GameState(self._game, self._game['successor'](self._at, agentIndex, action))

    def getNextState(self, agentIndex, action):
        return self.generateSuccessor(agentIndex, action)

    def getLegalPacmanActions(self):
        return self.getLegalActions(0)

    def generatePacmanSuccessor(self, action):
        return self.generateSuccessor(0, action)

    def getNumAgents(self):
        return self._game['agents']

    def isWin(self):
        return self._game['isWin'](self._at)

    def isLose(self):
        return self._game['isLose'](self._at)

    def getScore(self):
        return self._game['evaluation'](self._at)

    def deepCopy(self):
        return GameState(self._game, self._at)

    def __eq__(self, other):
        return isinstance(other, GameState) and self._at == other._at

    def __hash__(self):
        return hash(self._at)

    def __repr__(self):
        return f'<GameState {self._at}>'

    def __getattr__(self, name):
        raise AttributeError(
            f'this game has no {name!r}: a state answers getLegalActions, generateSuccessor, getNumAgents, isWin, isLose and getScore'
        )


def play(agent, game, depth):
    """Makes an agent of a class as `(evalFn, depth)` and asks it for an action."""

    def evaluationFunction(state):
        if not isinstance(state, GameState):
            raise TypeError(f'self.evaluationFunction(state) takes a state of the game; found {type(state).__name__}')
        return game['evaluation'](state._at)

    # Who looks for it by its own name, as a course's file does by that of its default, finds it.
    evaluationFunction.__name__ = evaluationFunction.__qualname__ = EVALUATION
    util.evaluations[EVALUATION] = evaluationFunction
    player = agent(evaluationFunction, depth)
    for name, value in (('index', 0), ('depth', depth), ('evaluationFunction', evaluationFunction)):
        if not hasattr(player, name):
            setattr(player, name, value)
    return player.getAction(GameState(game, game['start']))
