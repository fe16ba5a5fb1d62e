"""MINIMAX-DECISION with MAX-VALUE and MIN-VALUE, as in the notes; the players need not take turns."""


def minimax(game, state):
    actions = game.actions(state)
    if not actions:
        return game.utility(state), None
    best = max if game.player(state) == 'max' else min
    values = [value(game, game.result(state, action), 1) for action in actions]
    return best(values), actions[values.index(best(values))]


def value(game, state, depth):
    if game.is_terminal(state):
        return game.utility(state)
    if depth >= game.depth_limit:
        return game.evaluate(state)
    return max_value(game, state, depth) if game.player(state) == 'max' else min_value(game, state, depth)


def max_value(game, state, depth):
    return max(value(game, game.result(state, action), depth + 1) for action in game.actions(state))


def min_value(game, state, depth):
    return min(value(game, game.result(state, action), depth + 1) for action in game.actions(state))
