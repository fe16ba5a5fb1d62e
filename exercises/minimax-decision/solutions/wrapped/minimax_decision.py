"""A class that knows the sign of whoever moves, from the view of the player at the root; a pair comes back."""


class Lookahead:
    def __init__(self, game, root):
        self.game = game
        self.sign = 1 if game.player(root) == 'max' else -1

    def worth(self, state, left, is_mine):
        """What a state is worth to the player at the root."""
        if self.game.is_terminal(state):
            return self.sign * self.game.utility(state), None
        if left <= 0:
            return self.sign * self.game.evaluate(state), None
        best = None
        for action in reversed(self.game.actions(state)):
            value, _ = self.worth(self.game.result(state, action), left - 1, not is_mine)
            if best is None or (value > best[0] if is_mine else value < best[0]):
                best = (value, action)
        return best


def minimax_decision(game, state):
    return Lookahead(game, state).worth(state, game.depth_limit, True)
