"""MIN is MAX with every sign turned, and children go from the last to the first."""

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class View:
    """The game as one of the players sees it."""

    game: object
    sign: int

    def leaf(self, state, ply):
        if self.game.is_terminal(state):
            return self.sign * self.game.utility(state)
        return self.sign * self.game.evaluate(state) if ply >= self.game.depth_limit else None

    @property
    def bounds(self):
        ends = (self.sign * self.game.lowest, self.sign * self.game.highest)
        return min(ends), max(ends)


def star1(game, state):
    view = View(game, -1 if not game.is_terminal(state) and game.player(state) == 'min' else 1)
    value, action = visit(view, state, 0, -inf, inf)
    return view.sign * value, action


def visit(view, state, ply, alpha, beta):
    value = view.leaf(state, ply)
    if value is not None:
        return value, None
    mover = view.game.player(state)
    if mover == 'chance':
        return throw(view, state, ply, alpha, beta), None
    if (mover == 'max') != (view.sign == 1):
        value, action = visit(View(view.game, -view.sign), state, ply, -beta, -alpha)
        return -value, action
    best = -inf, None
    for action in reversed(view.game.actions(state)):
        value, _ = visit(view, view.game.result(state, action), ply + 1, max(alpha, best[0]), beta)
        if value > best[0]:
            best = value, action
        if best[0] >= beta:
            break
    return best


def throw(view, state, ply, alpha, beta):
    worst, top = view.bounds
    certain, open_share = 0, 1
    for outcome in reversed(view.game.actions(state)):
        p = view.game.probability(state, outcome)
        open_share -= p
        least = (alpha - certain - open_share * top) / p
        most = (beta - certain - open_share * worst) / p
        value, _ = visit(view, view.game.result(state, outcome), ply + 1, max(least, worst), min(most, top))
        certain += p * value
        if value <= least:
            return certain + open_share * top
        if value >= most:
            return certain + open_share * worst
    return certain
