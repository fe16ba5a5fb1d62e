"""A class that counts plies: the player at the root moves at the even ones, the opponent at the odd ones."""


class Negamax:
    def __init__(self, game, root):
        self.game = game
        self.first = {'max': 1, 'min': -1}[game.player(root)]

    def leaf(self, state, ply):
        game = self.game
        value = game.utility(state) if game.is_terminal(state) else game.evaluate(state)
        return value * self.first * (-1) ** ply

    def search(self, state, ply=0):
        if self.game.is_terminal(state) or ply >= self.game.depth_limit:
            return self.leaf(state, ply), None
        return max(
            ((-self.search(self.game.result(state, action), ply + 1)[0], action) for action in self.game.actions(state)),
            key=lambda pair: pair[0],
        )


def negamax(game, state):
    search = Negamax(game, state)
    value, action = search.search(state)
    return search.first * value, action
