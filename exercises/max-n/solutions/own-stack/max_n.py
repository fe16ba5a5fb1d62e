"""No recursion: open nodes wait on a list, each with the best child so far."""


class Node:
    def __init__(self, game, state, action=None):
        self.player = game.player(state)
        self.state = state
        self.action = action
        self.left = list(reversed(game.actions(state)))
        self.best = None

    def take(self, values, action):
        if self.best is None or values[self.player] > self.best[0][self.player]:
            self.best = (values, action)


def max_n(game, state):
    def utilities(leaf):
        return tuple(game.utility(leaf, player) for player in range(game.players))

    if game.is_terminal(state):
        return utilities(state), None
    path = [Node(game, state)]
    while True:
        node = path[-1]
        if node.left:
            action = node.left.pop()
            child = game.result(node.state, action)
            if game.is_terminal(child):
                node.take(utilities(child), action)
            else:
                path.append(Node(game, child, action))
        else:
            path.pop()
            if not path:
                return node.best
            path[-1].take(node.best[0], node.action)
