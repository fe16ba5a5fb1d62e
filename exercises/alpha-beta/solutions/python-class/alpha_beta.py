"""Alpha–beta as in figure 5.7, in a class that remembers the game; cuts as soon as a bound is met."""

from math import inf


def alpha_beta(game, state):
    return Search(game).best(state, -inf, inf, 0)


class Search:
    def __init__(self, game):
        self.game = game

    def best(self, state, alpha, beta, depth):
        game = self.game
        if game.is_terminal(state):
            return game.utility(state), None
        if depth >= game.depth_limit:
            return game.evaluate(state), None
        is_max = game.player(state) == 'max'
        value, move = (-inf if is_max else inf), None
        for action in game.actions(state):
            below, _ = self.best(game.result(state, action), alpha, beta, depth + 1)
            if move is None or (below > value if is_max else below < value):
                value, move = below, action
            if is_max:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                break
        return value, move
