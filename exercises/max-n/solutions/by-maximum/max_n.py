"""max() with a key, which takes the first of equals."""


def max_n(game, state):
    if game.is_terminal(state):
        return [game.utility(state, player) for player in range(game.players)], None
    player = game.player(state)
    children = [(max_n(game, game.result(state, action))[0], action) for action in game.actions(state)]
    return max(children, key=lambda child: child[0][player])
