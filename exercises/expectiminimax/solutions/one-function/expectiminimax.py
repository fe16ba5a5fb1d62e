"""One function: a sign for the player, and a mean where nobody chooses."""

import math


def expectiminimax(game, state, ply=0):
    if game.is_terminal(state):
        return game.utility(state), None
    if ply >= game.depth_limit:
        return game.evaluate(state), None
    mover = game.player(state)
    mean, best, chosen = 0.0, -math.inf, None
    for action in game.actions(state):
        value, _ = expectiminimax(game, game.result(state, action), ply + 1)
        if mover == 'chance':
            mean += game.probability(state, action) * value
            continue
        seen = value if mover == 'max' else -value
        if seen > best:
            best, chosen = seen, action
    if mover == 'chance':
        return mean, None
    return (best if mover == 'max' else -best), chosen
