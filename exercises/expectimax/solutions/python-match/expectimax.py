"""EXPECTIMINIMAX by the kind of node, with `match`."""


def expectimax(game, state, depth=0):
    if game.is_terminal(state):
        return game.utility(state), None
    if depth >= game.depth_limit:
        return game.evaluate(state), None
    actions = game.actions(state)
    values = [expectimax(game, game.result(state, action), depth + 1)[0] for action in actions]
    match game.player(state):
        case 'chance':
            return sum(game.probability(state, action) * value for action, value in zip(actions, values)), None
        case 'max':
            best = max(values)
        case _:
            best = min(values)
    return best, actions[values.index(best)]
