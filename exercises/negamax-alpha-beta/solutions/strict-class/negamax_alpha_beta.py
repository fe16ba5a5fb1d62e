"""A class; it cuts only beyond beta, and counts plies for the sign of its leaves."""

from math import inf


class Search:
    def __init__(self, game, root):
        self.game = game
        self.first = 1 if game.player(root) == 'max' else -1

    def leaf(self, state, ply):
        value = self.game.utility(state) if self.game.is_terminal(state) else self.game.evaluate(state)
        return value * self.first * (-1) ** ply

    def visit(self, state, ply, alpha, beta):
        if self.game.is_terminal(state) or ply == self.game.depth_limit:
            return self.leaf(state, ply), None
        best, move = -inf, None
        for action in self.game.actions(state):
            value, _ = self.visit(self.game.result(state, action), ply + 1, -beta, -max(alpha, best))
            if -value > best:
                best, move = -value, action
            if best > beta:
                break
        return best, move


def negamax_alpha_beta(game, state):
    search = Search(game, state)
    value, action = search.visit(state, 0, -inf, inf)
    return search.first * value, action
