"""One function, fail-hard; the dice look at what they have seen and at what may still come."""

import math


def star1(game, state, ply=0, alpha=-math.inf, beta=math.inf):
    if game.is_terminal(state):
        return game.utility(state), None
    if ply >= game.depth_limit:
        return game.evaluate(state), None
    mover = game.player(state)
    if mover == 'chance':
        seen, rest = 0.0, 1.0
        for outcome in game.actions(state):
            p = game.probability(state, outcome)
            rest -= p
            low = (alpha - seen - rest * game.highest) / p
            high = (beta - seen - rest * game.lowest) / p
            value, _ = star1(game, game.result(state, outcome), ply + 1, low, high)
            seen += p * value
            if seen + rest * game.highest <= alpha:
                return alpha, None
            if seen + rest * game.lowest >= beta:
                return beta, None
        return seen, None
    chosen = None
    for action in game.actions(state):
        value, _ = star1(game, game.result(state, action), ply + 1, alpha, beta)
        if mover == 'max' and (chosen is None or value > alpha):
            alpha, chosen = max(alpha, value), action
        elif mover == 'min' and (chosen is None or value < beta):
            beta, chosen = min(beta, value), action
        if alpha >= beta:
            break
    return (alpha if mover == 'max' else beta), chosen
