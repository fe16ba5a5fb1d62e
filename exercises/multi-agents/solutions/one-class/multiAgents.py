"""One search for all three, in a file of its own; a stack in place of recursion would do as well."""

from lookahead import Lookahead


class MinimaxAgent(Lookahead):
    pass


class AlphaBetaAgent(Lookahead):
    prunes = True


class ExpectimaxAgent(Lookahead):
    def combine(self, values):
        values = list(values)
        return sum(values) / len(values)
