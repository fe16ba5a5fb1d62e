"""Fail-soft alpha-beta that cuts only where the bounds cross: a value short of a bound never ties with it."""

from math import inf


def all_optimal_actions(game, state):
    def value(s, alpha, beta, depth):
        if game.is_terminal(s):
            return game.utility(s)
        if depth == game.depth_limit:
            return game.evaluate(s)
        is_max = game.player(s) == 'max'
        best = -inf if is_max else inf
        for action in game.actions(s):
            v = value(game.result(s, action), alpha, beta, depth + 1)
            if is_max:
                best = max(best, v)
                alpha = max(alpha, best)
            else:
                best = min(best, v)
                beta = min(beta, best)
            if alpha > beta:
                break
        return best

    if game.is_terminal(state) or game.depth_limit == 0:
        return value(state, -inf, inf, 0), []
    sign = 1 if game.player(state) == 'max' else -1
    best, actions = -inf, []
    for action in game.actions(state):
        alpha, beta = (best, inf) if sign == 1 else (-inf, -best)
        v = sign * value(game.result(state, action), alpha, beta, 1)
        if v > best:
            best, actions = v, [action]
        elif v == best:
            actions.append(action)
    return sign * best, actions
