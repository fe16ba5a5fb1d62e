import { EXPECTIMAX_TEMPLATES } from './expectimaxTemplates.ts';
import {
  FULL_SEARCH_TEMPLATES,
  PRUNING_TEMPLATES,
  RIGHT,
  type Slots,
  type Template,
} from './searchTemplates.ts';

/** A submission with a known fault, as source text. */
export interface FaultySearch {
  readonly name: string;
  readonly exercise: 'alpha-beta' | 'minimax' | 'expectimax';
  /**
   * Ids under which it may be named: one, or several that do the same here. Empty: the bank does not know it.
   */
  readonly expected: readonly string[];
  readonly text: string;
}

interface Fault {
  readonly what: string;
  readonly expected: string | readonly string[];
  readonly slots: Partial<Slots>;
  /** Styles in which it means something else or nothing. */
  readonly not?: readonly string[];
}

const COUNTER = { top: 'let count = 0;', before: 'count = 0;' };

/** Faults that any of the searches can have. */
const SHARED: readonly Fault[] = [
  { what: '±999 for infinity', expected: 'finite-infinity', slots: { initMax: '-999', initMin: '999' } },
  { what: '±1e9 for infinity', expected: 'finite-infinity', slots: { initMax: '-1e9', initMin: '1e9' } },
  {
    what: '±10000 for infinity',
    expected: 'finite-infinity',
    slots: { initMax: '-10000', initMin: '10000' },
  },
  { what: 'best starts at 0', expected: 'starts-at-zero', slots: { initMax: '0', initMin: '0' } },
  { what: 'MAX starts at 0', expected: 'starts-at-zero', slots: { initMax: '0' } },
  {
    what: 'MAX starts at Number.MIN_VALUE',
    expected: 'starts-at-zero',
    slots: { initMax: 'Number.MIN_VALUE' },
  },
  { what: 'players swapped', expected: 'players-swapped', slots: { isMax: "game.player(s) === 'min'" } },
  { what: 'everyone maximises', expected: 'opponent-maximises', slots: { isMax: 'true' } },
  {
    what: 'everyone minimises',
    expected: 'everyone-minimises',
    slots: { isMax: "game.player(s) === 'MAX'" },
  },
  { what: 'MAX first', expected: 'max-moves-first', slots: { isMax: 'depth % 2 === 0' } },
  {
    what: 'first action dropped',
    expected: 'first-child-skipped',
    slots: { actions: 'game.actions(s).slice(1)' },
    not: ['rightToLeft'],
  },
  {
    what: 'last action dropped',
    expected: 'last-child-skipped',
    slots: { actions: 'game.actions(s).slice(0, -1)' },
    not: ['rightToLeft'],
  },
  {
    what: 'first action dropped unless alone',
    expected: 'first-child-skipped',
    slots: { actions: '(game.actions(s).length > 1 ? game.actions(s).slice(1) : game.actions(s))' },
    not: ['rightToLeft'],
  },
  {
    what: 'two actions at most',
    expected: 'two-children-at-most',
    slots: { actions: 'game.actions(s).slice(0, 2)' },
    not: ['rightToLeft'],
  },
  {
    what: 'successors generated twice',
    expected: 'successors-twice',
    slots: { child: '(game.result(s, a), game.result(s, a))' },
  },
  {
    what: 'leaves read twice',
    expected: 'leaves-twice',
    slots: {
      utility: '(game.utility(s) + game.utility(s)) / 2',
      evaluate: '(game.evaluate(s), game.evaluate(s))',
    },
  },
  { what: 'one ply too deep', expected: 'depth-one-deep', slots: { limit: 'depth > game.depthLimit' } },
  {
    what: 'one ply too shallow',
    expected: 'depth-one-shallow',
    slots: { limit: 'depth >= game.depthLimit - 1 && depth > 0' },
  },
  { what: 'depth ignored', expected: 'depth-ignored', slots: { limit: 'false' } },
  {
    what: 'depth counted for every node',
    expected: 'depth-shared',
    slots: { ...COUNTER, deeper: '++count' },
  },
  {
    what: 'stops after three plies',
    expected: 'own-depth-limit',
    slots: { limit: 'depth >= Math.min(game.depthLimit, 3)' },
  },
  {
    what: 'stops after four plies',
    expected: 'own-depth-limit',
    slots: { limit: 'depth >= 4 || depth >= game.depthLimit' },
  },
  { what: 'utility at the limit', expected: 'utility-at-limit', slots: { evaluate: 'game.utility(s)' } },
  { what: 'the end is worth 0', expected: 'end-worth-nothing', slots: { utility: '0' } },
  {
    what: 'utility turned by who would move',
    expected: 'utility-of-mover',
    slots: {
      utility: "(game.player(s) === 'min' ? -1 : 1) * game.utility(s)",
      evaluate: "(game.player(s) === 'min' ? -1 : 1) * game.evaluate(s)",
    },
  },
  {
    what: 'truncated to 32 bits',
    expected: 'values-rounded',
    slots: { utility: 'game.utility(s) | 0', evaluate: 'game.evaluate(s) | 0' },
  },
  {
    what: 'rounded to whole numbers',
    expected: 'values-rounded',
    slots: { utility: 'Math.round(game.utility(s))', evaluate: 'Math.round(game.evaluate(s))' },
  },
  {
    what: 'better by a millionth',
    expected: 'better-by-margin',
    slots: { betterMax: 'w > v + 1e-6', betterMin: 'w < v - 1e-6' },
  },
  {
    what: 'the position in place of the action',
    expected: 'position-for-action',
    slots: { action: 'best === null ? null : game.actions(root).indexOf(best)' },
  },
  {
    what: 'the state in place of the action',
    expected: 'state-for-action',
    slots: { action: 'best === null ? null : game.result(root, best)' },
    not: ['eager'],
  },
  {
    what: 'the first action always',
    expected: 'always-first-action',
    slots: { action: 'game.actions(root)[0] ?? null' },
    not: ['rightToLeft'],
  },
  {
    what: 'the last action always',
    expected: 'always-last-action',
    slots: { action: 'game.actions(root).at(-1) ?? null' },
    not: ['rightToLeft'],
  },
  {
    what: 'an action where the game is over',
    expected: 'action-at-end',
    slots: { action: "best ?? 'none'" },
  },
];

const PRUNING_FAULTS: readonly Fault[] = [
  { what: 'no cut', expected: 'no-pruning', slots: { cutMax: 'false', cutMin: 'false' } },
  {
    what: 'full windows',
    expected: 'no-pruning',
    slots: { downMax: '-Infinity, Infinity', downMin: '-Infinity, Infinity' },
  },
  { what: 'no cut at MAX', expected: 'no-cut-at-max', slots: { cutMax: 'false' } },
  { what: 'no cut at MIN', expected: 'no-cut-at-min', slots: { cutMin: 'false' } },
  {
    what: '> at MAX, ≤ at MIN',
    expected: 'equality-cuts-at-min',
    slots: { cutMax: 'v > beta', cutMin: 'v <= alpha ' },
  },
  {
    what: '≥ at MAX, < at MIN',
    expected: 'equality-cuts-at-max',
    slots: { cutMax: 'v >= beta ', cutMin: 'v < alpha' },
  },
  {
    what: 'own bound in the cut',
    expected: 'cut-tests-own-bound',
    slots: { cutMax: 'v >= alpha', cutMin: 'v <= beta' },
  },
  {
    what: 'cut the wrong way round',
    expected: 'cut-reversed',
    slots: { cutMax: 'v <= beta', cutMin: 'v >= alpha' },
  },
  {
    what: 'cuts within one',
    expected: 'cut-with-margin',
    slots: { cutMax: 'v + 1 >= beta', cutMin: 'v - 1 <= alpha' },
  },
  {
    what: 'the root keeps its window',
    expected: 'root-window-kept',
    slots: {
      downMax: '...(depth === 0 ? [-Infinity, Infinity] : [alpha, beta])',
      downMin: '...(depth === 0 ? [-Infinity, Infinity] : [alpha, beta])',
    },
  },
  { what: 'α never raised', expected: 'bound-never-tightened', slots: { tightMax: '0' } },
  { what: 'β never lowered', expected: 'bound-never-tightened', slots: { tightMin: '0' } },
  {
    what: 'α from the first child',
    expected: 'bound-only-once',
    slots: {
      tightMax: 'alpha = alpha === -Infinity ? v : alpha',
      tightMin: 'beta = beta === Infinity ? v : beta',
    },
  },
  {
    what: "the parent's bound alone",
    expected: 'shallow-cuts-only',
    slots: { downMax: 'v, Infinity', downMin: '-Infinity, v' },
  },
  {
    what: 'α not handed down',
    expected: 'alpha-not-passed',
    slots: { downMax: '-Infinity, beta', downMin: '-Infinity, beta' },
  },
  {
    what: 'β not handed down',
    expected: 'beta-not-passed',
    slots: { downMax: 'alpha, Infinity', downMin: 'alpha, Infinity' },
  },
  {
    what: 'bounds swapped',
    expected: 'bounds-swapped',
    slots: { downMax: 'beta, alpha', downMin: 'beta, alpha' },
  },
  { what: 'MIN raises α', expected: 'both-tighten-alpha', slots: { tightMin: 'alpha = Math.max(alpha, v)' } },
  {
    what: 'the last of equals',
    expected: 'last-of-equals',
    slots: { betterMax: 'w >= v', betterMin: 'w <= v' },
    not: ['strict'],
  },
  { what: 'a window of ±999', expected: 'finite-infinity', slots: { window: '-999, 999' } },
  {
    what: 'one α and β for all',
    expected: 'window-not-restored',
    slots: {
      top: 'let A, B;',
      before: 'A = -Infinity; B = Infinity;',
      cutMax: 'v >= B',
      cutMin: 'v <= A',
      tightMax: 'A = Math.max(A, v)',
      tightMin: 'B = Math.min(B, v)',
    },
  },
  {
    what: 'no pruning with a limit',
    expected: 'no-pruning-with-limit',
    slots: {
      cutMax: 'v >= beta && game.depthLimit === Infinity',
      cutMin: 'v <= alpha && game.depthLimit === Infinity',
    },
  },
];

const FULL_FAULTS: readonly Fault[] = [
  { what: 'pruning', expected: 'pruning-unasked', slots: { cutMax: 'v >= beta ', cutMin: 'v <= alpha ' } },
  {
    what: 'the largest, also for MIN',
    expected: ['largest-also-for-min'],
    slots: { action: 'game.isTerminal(root) ? null : top(game, root)', top: LARGEST() },
  },
  {
    what: 'averages at MIN',
    expected: 'min-averages',
    slots: { initMin: '0', betterMin: '((v += w / game.actions(s).length), false)' },
  },
];

/** A second search for the action: what is asked of a second pass is nobody's business. */
function LARGEST(): string {
  return `function top(game, root) {
  const worth = (s, depth) => (game.isTerminal(s) ? game.utility(s) : depth >= game.depthLimit ? game.evaluate(s)
    : game.actions(s).map((a) => worth(game.result(s, a), depth + 1)).reduce((x, y) => (game.player(s) === 'max' ? Math.max(x, y) : Math.min(x, y))));
  let best = null, most = -Infinity;
  if (game.depthLimit === 0) return null;
  for (const a of game.actions(root)) { const w = worth(game.result(root, a), 1); if (w > most || best === null) { most = w; best = a; } }
  return best;
}`;
}

const sum = 'outcomes.reduce((sum, o) => sum + o.w, 0)';
const CHANCE_FAULTS: readonly Fault[] = [
  { what: 'sums', expected: 'sum-for-mean', slots: { expect: sum } },
  { what: 'plain means', expected: 'uniform-chance', slots: { expect: `${sum} / outcomes.length` } },
  {
    what: 'weighed and averaged',
    expected: 'weighted-then-averaged',
    slots: { expect: 'outcomes.reduce((sum, o) => sum + o.p * o.w, 0) / outcomes.length' },
  },
  {
    what: 'the worst',
    expected: 'chance-as-min',
    slots: { expect: 'Math.min(...outcomes.map((o) => o.w))' },
  },
  { what: 'the best', expected: 'chance-as-max', slots: { expect: 'Math.max(...outcomes.map((o) => o.w))' } },
  {
    what: 'the likeliest',
    expected: 'likeliest-outcome',
    slots: { expect: 'outcomes.reduce((x, y) => (y.p > x.p ? y : x)).w' },
  },
  { what: 'the first', expected: 'likeliest-outcome', slots: { expect: 'outcomes[0].w' } },
  {
    what: 'the midpoint',
    expected: 'middle-outcome',
    slots: { expect: '(Math.min(...outcomes.map((o) => o.w)) + Math.max(...outcomes.map((o) => o.w))) / 2' },
  },
  {
    what: 'rounded',
    expected: 'expectation-rounded',
    slots: { expect: 'Math.round(outcomes.reduce((sum, o) => sum + o.p * o.w, 0))' },
  },
  {
    what: 'rounded down',
    expected: 'expectation-rounded',
    slots: { expect: 'Math.floor(outcomes.reduce((sum, o) => sum + o.p * o.w, 0))' },
  },
  {
    what: 'two decimals',
    expected: 'expectation-rounded',
    slots: { expect: 'Number(outcomes.reduce((sum, o) => sum + o.p * o.w, 0).toFixed(2))' },
  },
  {
    what: 'rare outcomes ignored',
    expected: 'rare-outcomes-ignored',
    slots: { expect: 'outcomes.filter((o) => o.p >= 0.05).reduce((sum, o) => sum + o.p * o.w, 0)' },
  },
  {
    what: 'throws not counted',
    expected: 'throws-not-plies',
    slots: { deeper: "depth + (game.player(s) === 'chance' ? 0 : 1)" },
  },
];

/** Faults that no mistake of the bank is: they must not be named. */
const UNKNOWN: readonly Fault[] = [
  {
    what: 'adds the depth to leaves',
    expected: 'value-by-depth',
    slots: { utility: 'game.utility(s) + depth', evaluate: 'game.evaluate(s) + depth' },
  },
  { what: 'doubles values', expected: [], slots: { value: 'v * 2' } },
  { what: 'adds one to the value', expected: [], slots: { value: 'v + 1' } },
  {
    what: 'absolute values',
    expected: [],
    slots: { utility: 'Math.abs(game.utility(s))', evaluate: 'Math.abs(game.evaluate(s))' },
  },
  {
    what: 'skips the middle',
    expected: [],
    slots: { actions: 'game.actions(s).filter((_, i, all) => all.length < 3 || i !== 1)' },
  },
  { what: 'the value as text', expected: [], slots: { value: 'String(v)' } },
  { what: 'sums at MAX', expected: [], slots: { initMax: '0', betterMax: '((v += w), false)' } },
  {
    what: 'squares leaves',
    expected: [],
    slots: { utility: 'game.utility(s) ** 2', evaluate: 'game.evaluate(s) ** 2' },
  },
  {
    what: 'every third leaf is 0',
    expected: [],
    slots: {
      utility: '(s % 3 === 0 ? 0 : game.utility(s))',
      evaluate: '(s % 3 === 0 ? 0 : game.evaluate(s))',
    },
  },
  {
    what: 'MAX prefers values near 5',
    expected: [],
    slots: { betterMax: 'v === -Infinity || Math.abs(w - 5) < Math.abs(v - 5)' },
  },
];

function written(
  exercise: FaultySearch['exercise'],
  styles: Readonly<Record<string, Template>>,
  faults: readonly Fault[],
): FaultySearch[] {
  return Object.entries(styles).flatMap(([style, write]) =>
    faults
      .filter(({ not }) => not?.includes(style) !== true)
      .map(({ what, expected, slots }): FaultySearch => ({
        name: `${exercise}, ${style}: ${what}`,
        exercise,
        expected: [expected].flat(),
        text: write({ ...RIGHT, ...slots }),
      })),
  );
}

export const FAULTY_SEARCHES: readonly FaultySearch[] = [
  ...written('alpha-beta', PRUNING_TEMPLATES, [...SHARED, ...PRUNING_FAULTS, ...UNKNOWN]),
  ...written('minimax', FULL_SEARCH_TEMPLATES, [...SHARED, ...FULL_FAULTS, ...UNKNOWN]),
  ...written('expectimax', EXPECTIMAX_TEMPLATES, [...SHARED, ...CHANCE_FAULTS, ...UNKNOWN]),
];

/** Two faults at once. */
export const FAULTY_SEARCH_PAIRS: readonly FaultySearch[] = Object.entries(PRUNING_TEMPLATES)
  .slice(0, 4)
  .flatMap(([style, write]) =>
    SHARED.filter(({ expected }) =>
      [
        'finite-infinity',
        'starts-at-zero',
        'depth-one-deep',
        'successors-twice',
        'last-child-skipped',
        'position-for-action',
      ].includes(String(expected)),
    ).flatMap((one) =>
      PRUNING_FAULTS.filter(({ expected }) =>
        ['no-cut-at-max', 'alpha-not-passed', 'root-window-kept', 'shallow-cuts-only'].includes(
          String(expected),
        ),
      ).map((other): FaultySearch => ({
        name: `alpha-beta, ${style}: ${one.what} and ${other.what}`,
        exercise: 'alpha-beta',
        expected: [[...[one.expected].flat(), ...[other.expected].flat()].sort().join('+')],
        text: write({ ...RIGHT, ...one.slots, ...other.slots }),
      })),
    ),
  );
