"""max and min with a key, and a dict from the players to them."""

BEST = {'max': max, 'min': min}


def minimax_decision(game, state):
    def value(node, depth):
        if game.is_terminal(node):
            return game.utility(node)
        if depth == game.depth_limit:
            return game.evaluate(node)
        return BEST[game.player(node)](value(game.result(node, action), depth + 1) for action in game.actions(node))

    if game.is_terminal(state):
        return None
    choose = BEST[game.player(state)]
    return choose(game.actions(state), key=lambda action: value(game.result(state, action), 1))
