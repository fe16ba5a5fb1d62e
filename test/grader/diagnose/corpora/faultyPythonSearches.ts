import type { FaultySearch } from './faultySearches.ts';

interface Pieces {
  readonly start: string;
  readonly is_max: string;
  readonly over: string;
  readonly limit: string;
  readonly moves: string;
  readonly better: string;
  readonly cut: string;
  readonly tighten: string;
  readonly bounds: string;
  readonly expect: string;
  readonly action: string;
}

const RIGHT: Pieces = {
  start: 'float("-inf") if is_max else float("inf")',
  is_max: 'game.player(s) == "max"',
  over: 'game.is_terminal(s)',
  limit: 'depth >= game.depth_limit',
  moves: 'game.actions(s)',
  better: '(w > v if is_max else w < v)',
  cut: '(v >= beta if is_max else v <= alpha)',
  tighten: 'alpha, beta = (max(alpha, v), beta) if is_max else (alpha, min(beta, v))',
  bounds: 'alpha, beta',
  expect: 'sum(p * w for p, w in outcomes)',
  action: 'best',
};

/** A function inside a function, with tuples. */
const nested = (entry: string, x: Pieces): string => `
def ${entry}(game, root):
    def visit(s, depth, alpha, beta):
        if ${x.over}:
            return game.utility(s), None
        if ${x.limit}:
            return game.evaluate(s), None
        if game.player(s) == "chance":
            outcomes = [(game.probability(s, a), visit(game.result(s, a), depth + 1, alpha, beta)[0]) for a in ${x.moves}]
            return ${x.expect}, None
        is_max = ${x.is_max}
        v = ${x.start}
        best = None
        for a in ${x.moves}:
            w, _ = visit(game.result(s, a), depth + 1, ${x.bounds})
            if ${x.better}:
                v, best = w, a
            if ${x.cut}:
                break
            ${x.tighten}
        return v, best
    v, best = visit(root, 0, float("-inf"), float("inf"))
    return v, ${x.action}
`;

/** A class with a method. */
const withClass = (entry: string, x: Pieces): string => `
class Search:
    def __init__(self, game):
        self.game = game
        self.choice = None

    def value(self, s, depth, alpha, beta):
        game = self.game
        if ${x.over}:
            return game.utility(s)
        if ${x.limit}:
            return game.evaluate(s)
        if game.player(s) == "chance":
            outcomes = []
            for a in ${x.moves}:
                outcomes.append((game.probability(s, a), self.value(game.result(s, a), depth + 1, alpha, beta)))
            return ${x.expect}
        is_max = ${x.is_max}
        v = ${x.start}
        for a in ${x.moves}:
            w = self.value(game.result(s, a), depth + 1, ${x.bounds})
            if ${x.better}:
                v = w
                if depth == 0:
                    self.choice = a
            if ${x.cut}:
                return v
            ${x.tighten}
        return v

def ${entry}(game, root):
    search = Search(game)
    v = search.value(root, 0, float("-inf"), float("inf"))
    best = search.choice
    return (v, ${x.action})
`;

type Row = readonly [what: string, is: string, pieces: Partial<Pieces>];

const PRUNING: readonly Row[] = [
  ['±999 for infinity', 'finite-infinity', { start: '-999 if is_max else 999' }],
  ['no cut', 'no-pruning', { cut: 'False' }],
  ['no cut at MAX', 'no-cut-at-max', { cut: '(not is_max and v <= alpha)' }],
  ['the last of equals', 'last-of-equals', { better: '(w >= v if is_max else w <= v)' }],
  ['players swapped', 'players-swapped', { is_max: 'game.player(s) == "min"' }],
  ['one ply too deep', 'depth-one-deep', { limit: 'depth > game.depth_limit' }],
  ['α not handed down', 'alpha-not-passed', { bounds: 'float("-inf"), beta' }],
  ['sums at MAX, which nobody knows', '', { better: '(w > 0 and is_max) or (not is_max and w < v)' }],
];
const CHANCE: readonly Row[] = [
  ['sums', 'sum-for-mean', { expect: 'sum(w for p, w in outcomes)' }],
  ['plain means', 'uniform-chance', { expect: 'sum(w for p, w in outcomes) / len(outcomes)' }],
  ['the best', 'chance-as-max', { expect: 'max(w for p, w in outcomes)' }],
  ['best starts at 0', 'starts-at-zero', { start: '0' }],
];
const UNBOUNDED: Partial<Pieces> = { cut: 'False', tighten: 'pass' };

function rows(
  exercise: FaultySearch['exercise'],
  entry: string,
  base: Partial<Pieces>,
  table: readonly Row[],
): FaultySearch[] {
  return table.map(([what, is, pieces], at): FaultySearch => ({
    name: `${exercise}: ${what}`,
    exercise,
    expected: is === '' ? [] : [is],
    text: (at % 2 === 0 ? nested : withClass)(entry, { ...RIGHT, ...base, ...pieces }),
  }));
}

/** Faulty submissions in Python, in two styles by turns. */
export const FAULTY_PYTHON_SEARCHES: readonly FaultySearch[] = [
  ...rows('alpha-beta', 'alphaBeta', {}, PRUNING),
  ...rows('expectimax', 'expectimax', UNBOUNDED, CHANCE),
];
