"""Values of all children first, then a fold that goes by who moves."""


def mean(game, state, scored):
    return sum(game.probability(state, outcome) * value for outcome, value in scored.items()), None


def choose(pick):
    def fold(_game, _state, scored):
        action = pick(scored, key=scored.get)
        return scored[action], action

    return fold


FOLDS = {'max': choose(max), 'min': choose(min), 'chance': mean}


def expectiminimax(game, state):
    def search(node, left):
        if game.is_terminal(node):
            return game.utility(node), None
        if left == 0:
            return game.evaluate(node), None
        scored = {action: search(game.result(node, action), left - 1)[0] for action in game.actions(node)}
        return FOLDS[game.player(node)](game, node, scored)

    return search(state, game.depth_limit)
