from itertools import count


def iterative_deepening(game, state, hold):
    """Each pass begins with all the moves that led to the last value; it goes on until it is stopped."""
    if game.is_terminal(state):
        return
    line = []
    for depth in count(1):
        if depth > game.depth_limit:
            return
        _, line = search(game, state, depth, float('-inf'), float('inf'), line)
        hold(line[0])


def search(game, state, left, alpha, beta, line):
    if game.is_terminal(state):
        return game.utility(state), []
    if left == 0:
        return game.evaluate(state), []
    maximising = game.player(state) == 'max'
    best, moves = None, []
    first = line[0] if line else None
    for action in sorted(game.actions(state), key=lambda each: each != first):
        rest = line[1:] if action == first else []
        value, below = search(game, game.result(state, action), left - 1, alpha, beta, rest)
        if best is None or (value > best if maximising else value < best):
            best, moves = value, [action, *below]
        if maximising:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best, moves
