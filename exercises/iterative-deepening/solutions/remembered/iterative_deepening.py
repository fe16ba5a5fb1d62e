class Tree:
    """Remembers what the game has said, so that a pass asks only about what it sees for the first time."""

    def __init__(self, game, state, action=None):
        self.game, self.state, self.action = game, state, action
        self.children = None
        self.value = 0

    def search(self, depth):
        if self.children is None and depth > 0:
            self.children = [
                Tree(self.game, self.game.result(self.state, action), action) for action in self.game.actions(self.state)
            ]
        if depth == 0 or not self.children:
            self.value = self.game.evaluate(self.state)
            return self.value
        sign = 1 if self.game.player(self.state) == 'max' else -1
        for child in self.children:
            child.search(depth - 1)
        self.children.sort(key=lambda child: -sign * child.value)
        self.value = self.children[0].value
        return self.value


def iterative_deepening(game, state, hold):
    if game.is_terminal(state):
        return
    hold(game.actions(state)[0])
    root = Tree(game, state)
    depth = 1
    while depth <= min(game.depth_limit, 50):
        root.search(depth)
        hold(root.children[0].action)
        depth += 1
