"""Procedure NegmaxAlphaBeta of the notes, line by line: res starts at alpha, and Eval is the mover's."""

from math import inf


def negamax_alpha_beta(game, state):
    best = None

    def eval_(u, colour):
        return colour * (game.utility(u) if game.is_terminal(u) else game.evaluate(u))

    def negmax_alpha_beta(u, alpha, beta, depth, colour):
        nonlocal best
        if game.is_terminal(u) or depth == game.depth_limit:
            return eval_(u, colour)
        res = alpha
        for action in game.actions(u):
            val = -negmax_alpha_beta(game.result(u, action), -beta, -res, depth + 1, -colour)
            if val > res:
                res = val
                if depth == 0:
                    best = action
            if res >= beta:
                return res
        return res

    colour = 1 if game.player(state) == 'max' else -1
    return colour * negmax_alpha_beta(state, -inf, inf, 0, colour), best
