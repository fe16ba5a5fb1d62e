"""A class that goes from right to left; None is what comes back by a cutoff."""


class Search:
    def __init__(self, game):
        self.game = game

    def visit(self, state, alpha, beta, ply):
        game = self.game
        if game.is_terminal(state):
            return game.utility(state), []
        if ply >= game.depth_limit:
            return game.evaluate(state), []
        better = max if game.player(state) == 'max' else min
        own, moves = (float('-inf') if better is max else float('inf')), []
        for action in reversed(game.actions(state)):
            v, _ = self.visit(game.result(state, action), alpha, beta, ply + 1)
            if v is None:
                continue
            if v != own and better(v, own) == v:
                own, moves = v, [action]
            elif v == own:
                moves.append(action)
            if better is max:
                alpha = max(alpha, own)
            else:
                beta = min(beta, own)
            if alpha > beta:
                return None, []
        return own, moves


def all_optimal_actions(game, state):
    value, moves = Search(game).visit(state, float('-inf'), float('inf'), 0)
    return {'value': value, 'actions': moves}
