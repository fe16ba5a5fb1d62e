"""The notes' procedure, line by line: res, val, and Eval in the view of the player to move."""

from math import inf


def negamax(game, state):
    colour = 1 if game.player(state) == 'max' else -1
    best = None

    def eval_(u, side):
        return side * (game.utility(u) if game.is_terminal(u) else game.evaluate(u))

    def negmax(u, depth, side):
        nonlocal best
        if game.is_terminal(u) or depth == game.depth_limit:
            return eval_(u, side)
        res = -inf
        for action in game.actions(u):
            val = -negmax(game.result(u, action), depth + 1, -side)
            if val > res:
                res = val
                if depth == 0:
                    best = action
        return res

    return colour * negmax(state, 0, colour), best
