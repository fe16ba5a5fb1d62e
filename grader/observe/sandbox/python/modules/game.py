"""What agents' files import from `game`."""


class Agent:
    """An agent has an index, and chooses an action in a state of the game."""

    def __init__(self, index=0):
        self.index = index

    def getAction(self, state):
        raise NotImplementedError('getAction is not written yet')


class Directions:
    NORTH = 'North'
    SOUTH = 'South'
    EAST = 'East'
    WEST = 'West'
    STOP = 'Stop'

    LEFT = {NORTH: WEST, WEST: SOUTH, SOUTH: EAST, EAST: NORTH, STOP: STOP}
    RIGHT = {left: direction for direction, left in LEFT.items()}
    REVERSE = {NORTH: SOUTH, SOUTH: NORTH, EAST: WEST, WEST: EAST, STOP: STOP}


class Actions:
    """Directions as steps on a grid."""

    _vectors = {
        Directions.NORTH: (0, 1), Directions.SOUTH: (0, -1), Directions.EAST: (1, 0), Directions.WEST: (-1, 0), Directions.STOP: (0, 0),
    }

    @staticmethod
    def reverseDirection(action):
        return Directions.REVERSE.get(action, action)

    @staticmethod
    def directionToVector(direction, speed=1.0):
        dx, dy = Actions._vectors[direction]
        return (dx * speed, dy * speed)

    @staticmethod
    def vectorToDirection(vector):
        dx, dy = vector
        if dy != 0:
            return Directions.NORTH if dy > 0 else Directions.SOUTH
        if dx != 0:
            return Directions.EAST if dx > 0 else Directions.WEST
        return Directions.STOP

    @staticmethod
    def getSuccessor(position, action):
        x, y = position
        dx, dy = Actions.directionToVector(action)
        return (x + dx, y + dy)
