import { CHANCE_STYLES } from './chanceStyles.ts';
import { FULL_STYLES, PRUNING_STYLES, RIGHT, type Slots, type Style } from './styles.ts';

/** A submission with a known fault, as source text. */
export interface Faulty {
  readonly name: string;
  readonly exercise: 'alpha-beta' | 'minimax' | 'expectimax';
  /**
   * Ids under which it may be named: one, or several that do the same here. Empty: the bank does not know it.
   */
  readonly is: readonly string[];
  readonly text: string;
}

interface Fault {
  readonly what: string;
  readonly is: string | readonly string[];
  readonly slots: Partial<Slots>;
  /** Styles in which it means something else or nothing. */
  readonly not?: readonly string[];
}

const COUNTER = { top: 'let count = 0;', before: 'count = 0;' };

/** Faults that any of the searches can have. */
const SHARED: readonly Fault[] = [
  { what: '±999 for infinity', is: 'finite-infinity', slots: { initMax: '-999', initMin: '999' } },
  { what: '±1e9 for infinity', is: 'finite-infinity', slots: { initMax: '-1e9', initMin: '1e9' } },
  { what: '±10000 for infinity', is: 'finite-infinity', slots: { initMax: '-10000', initMin: '10000' } },
  { what: 'best starts at 0', is: 'starts-at-zero', slots: { initMax: '0', initMin: '0' } },
  { what: 'MAX starts at 0', is: 'starts-at-zero', slots: { initMax: '0' } },
  { what: 'MAX starts at Number.MIN_VALUE', is: 'starts-at-zero', slots: { initMax: 'Number.MIN_VALUE' } },
  { what: 'players swapped', is: 'players-swapped', slots: { isMax: "game.player(s) === 'min'" } },
  { what: 'everyone maximises', is: 'opponent-maximises', slots: { isMax: 'true' } },
  { what: 'everyone minimises', is: 'everyone-minimises', slots: { isMax: "game.player(s) === 'MAX'" } },
  { what: 'MAX first', is: 'max-moves-first', slots: { isMax: 'depth % 2 === 0' } },
  {
    what: 'first action dropped',
    is: 'first-child-skipped',
    slots: { actions: 'game.actions(s).slice(1)' },
    not: ['rightToLeft'],
  },
  {
    what: 'last action dropped',
    is: 'last-child-skipped',
    slots: { actions: 'game.actions(s).slice(0, -1)' },
    not: ['rightToLeft'],
  },
  {
    what: 'first action dropped unless alone',
    is: 'first-child-skipped',
    slots: { actions: '(game.actions(s).length > 1 ? game.actions(s).slice(1) : game.actions(s))' },
    not: ['rightToLeft'],
  },
  {
    what: 'two actions at most',
    is: 'two-children-at-most',
    slots: { actions: 'game.actions(s).slice(0, 2)' },
    not: ['rightToLeft'],
  },
  {
    what: 'successors generated twice',
    is: 'successors-twice',
    slots: { child: '(game.result(s, a), game.result(s, a))' },
  },
  {
    what: 'leaves read twice',
    is: 'leaves-twice',
    slots: {
      utility: '(game.utility(s) + game.utility(s)) / 2',
      evaluate: '(game.evaluate(s), game.evaluate(s))',
    },
  },
  { what: 'one ply too deep', is: 'depth-one-deep', slots: { limit: 'depth > game.depthLimit' } },
  {
    what: 'one ply too shallow',
    is: 'depth-one-shallow',
    slots: { limit: 'depth >= game.depthLimit - 1 && depth > 0' },
  },
  { what: 'depth ignored', is: 'depth-ignored', slots: { limit: 'false' } },
  { what: 'depth counted for every node', is: 'depth-shared', slots: { ...COUNTER, deeper: '++count' } },
  {
    what: 'stops after three plies',
    is: 'own-depth-limit',
    slots: { limit: 'depth >= Math.min(game.depthLimit, 3)' },
  },
  {
    what: 'stops after four plies',
    is: 'own-depth-limit',
    slots: { limit: 'depth >= 4 || depth >= game.depthLimit' },
  },
  { what: 'utility at the limit', is: 'utility-at-limit', slots: { evaluate: 'game.utility(s)' } },
  { what: 'the end is worth 0', is: 'end-worth-nothing', slots: { utility: '0' } },
  {
    what: 'utility turned by who would move',
    is: 'utility-of-mover',
    slots: {
      utility: "(game.player(s) === 'min' ? -1 : 1) * game.utility(s)",
      evaluate: "(game.player(s) === 'min' ? -1 : 1) * game.evaluate(s)",
    },
  },
  {
    what: 'truncated to 32 bits',
    is: 'values-rounded',
    slots: { utility: 'game.utility(s) | 0', evaluate: 'game.evaluate(s) | 0' },
  },
  {
    what: 'rounded to whole numbers',
    is: 'values-rounded',
    slots: { utility: 'Math.round(game.utility(s))', evaluate: 'Math.round(game.evaluate(s))' },
  },
  {
    what: 'better by a millionth',
    is: 'better-by-margin',
    slots: { betterMax: 'w > v + 1e-6', betterMin: 'w < v - 1e-6' },
  },
  {
    what: 'the position in place of the action',
    is: 'position-for-action',
    slots: { action: 'best === null ? null : game.actions(root).indexOf(best)' },
  },
  {
    what: 'the state in place of the action',
    is: 'state-for-action',
    slots: { action: 'best === null ? null : game.result(root, best)' },
    not: ['eager'],
  },
  {
    what: 'the first action always',
    is: 'always-first-action',
    slots: { action: 'game.actions(root)[0] ?? null' },
    not: ['rightToLeft'],
  },
  {
    what: 'the last action always',
    is: 'always-last-action',
    slots: { action: 'game.actions(root).at(-1) ?? null' },
    not: ['rightToLeft'],
  },
  { what: 'an action where the game is over', is: 'action-at-end', slots: { action: "best ?? 'none'" } },
];

const PRUNING_FAULTS: readonly Fault[] = [
  { what: 'no cut', is: 'no-pruning', slots: { cutMax: 'false', cutMin: 'false' } },
  {
    what: 'full windows',
    is: 'no-pruning',
    slots: { downMax: '-Infinity, Infinity', downMin: '-Infinity, Infinity' },
  },
  { what: 'no cut at MAX', is: 'no-cut-at-max', slots: { cutMax: 'false' } },
  { what: 'no cut at MIN', is: 'no-cut-at-min', slots: { cutMin: 'false' } },
  {
    what: '> at MAX, ≤ at MIN',
    is: 'equality-cuts-at-min',
    slots: { cutMax: 'v > beta', cutMin: 'v <= alpha ' },
  },
  {
    what: '≥ at MAX, < at MIN',
    is: 'equality-cuts-at-max',
    slots: { cutMax: 'v >= beta ', cutMin: 'v < alpha' },
  },
  {
    what: 'own bound in the cut',
    is: 'cut-tests-own-bound',
    slots: { cutMax: 'v >= alpha', cutMin: 'v <= beta' },
  },
  {
    what: 'cut the wrong way round',
    is: 'cut-reversed',
    slots: { cutMax: 'v <= beta', cutMin: 'v >= alpha' },
  },
  {
    what: 'cuts within one',
    is: 'cut-with-margin',
    slots: { cutMax: 'v + 1 >= beta', cutMin: 'v - 1 <= alpha' },
  },
  {
    what: 'the root keeps its window',
    is: 'root-window-kept',
    slots: {
      downMax: '...(depth === 0 ? [-Infinity, Infinity] : [alpha, beta])',
      downMin: '...(depth === 0 ? [-Infinity, Infinity] : [alpha, beta])',
    },
  },
  { what: 'α never raised', is: 'bound-never-tightened', slots: { tightMax: '0' } },
  { what: 'β never lowered', is: 'bound-never-tightened', slots: { tightMin: '0' } },
  {
    what: 'α from the first child',
    is: 'bound-only-once',
    slots: {
      tightMax: 'alpha = alpha === -Infinity ? v : alpha',
      tightMin: 'beta = beta === Infinity ? v : beta',
    },
  },
  {
    what: "the parent's bound alone",
    is: 'shallow-cuts-only',
    slots: { downMax: 'v, Infinity', downMin: '-Infinity, v' },
  },
  {
    what: 'α not handed down',
    is: 'alpha-not-passed',
    slots: { downMax: '-Infinity, beta', downMin: '-Infinity, beta' },
  },
  {
    what: 'β not handed down',
    is: 'beta-not-passed',
    slots: { downMax: 'alpha, Infinity', downMin: 'alpha, Infinity' },
  },
  { what: 'bounds swapped', is: 'bounds-swapped', slots: { downMax: 'beta, alpha', downMin: 'beta, alpha' } },
  { what: 'MIN raises α', is: 'both-tighten-alpha', slots: { tightMin: 'alpha = Math.max(alpha, v)' } },
  {
    what: 'the last of equals',
    is: 'last-of-equals',
    slots: { betterMax: 'w >= v', betterMin: 'w <= v' },
    not: ['strict'],
  },
  { what: 'a window of ±999', is: 'finite-infinity', slots: { window: '-999, 999' } },
  {
    what: 'one α and β for all',
    is: 'window-not-restored',
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
    is: 'no-pruning-with-limit',
    slots: {
      cutMax: 'v >= beta && game.depthLimit === Infinity',
      cutMin: 'v <= alpha && game.depthLimit === Infinity',
    },
  },
];

const FULL_FAULTS: readonly Fault[] = [
  { what: 'pruning', is: 'pruning-unasked', slots: { cutMax: 'v >= beta ', cutMin: 'v <= alpha ' } },
  {
    what: 'the largest, also for MIN',
    is: ['largest-also-for-min'],
    slots: { action: 'game.isTerminal(root) ? null : top(game, root)', top: LARGEST() },
  },
  {
    what: 'averages at MIN',
    is: 'min-averages',
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
  { what: 'sums', is: 'sum-for-mean', slots: { expect: sum } },
  { what: 'plain means', is: 'uniform-chance', slots: { expect: `${sum} / outcomes.length` } },
  {
    what: 'weighed and averaged',
    is: 'weighted-then-averaged',
    slots: { expect: 'outcomes.reduce((sum, o) => sum + o.p * o.w, 0) / outcomes.length' },
  },
  { what: 'the worst', is: 'chance-as-min', slots: { expect: 'Math.min(...outcomes.map((o) => o.w))' } },
  { what: 'the best', is: 'chance-as-max', slots: { expect: 'Math.max(...outcomes.map((o) => o.w))' } },
  {
    what: 'the likeliest',
    is: 'likeliest-outcome',
    slots: { expect: 'outcomes.reduce((x, y) => (y.p > x.p ? y : x)).w' },
  },
  { what: 'the first', is: 'likeliest-outcome', slots: { expect: 'outcomes[0].w' } },
  {
    what: 'the midpoint',
    is: 'middle-outcome',
    slots: { expect: '(Math.min(...outcomes.map((o) => o.w)) + Math.max(...outcomes.map((o) => o.w))) / 2' },
  },
  {
    what: 'rounded',
    is: 'expectation-rounded',
    slots: { expect: 'Math.round(outcomes.reduce((sum, o) => sum + o.p * o.w, 0))' },
  },
  {
    what: 'rounded down',
    is: 'expectation-rounded',
    slots: { expect: 'Math.floor(outcomes.reduce((sum, o) => sum + o.p * o.w, 0))' },
  },
  {
    what: 'two decimals',
    is: 'expectation-rounded',
    slots: { expect: 'Number(outcomes.reduce((sum, o) => sum + o.p * o.w, 0).toFixed(2))' },
  },
  {
    what: 'rare outcomes ignored',
    is: 'rare-outcomes-ignored',
    slots: { expect: 'outcomes.filter((o) => o.p >= 0.05).reduce((sum, o) => sum + o.p * o.w, 0)' },
  },
  {
    what: 'throws not counted',
    is: 'throws-not-plies',
    slots: { deeper: "depth + (game.player(s) === 'chance' ? 0 : 1)" },
  },
];

/** Faults that no mistake of the bank is: they must not be named. */
const UNKNOWN: readonly Fault[] = [
  {
    what: 'adds the depth to leaves',
    is: [],
    slots: { utility: 'game.utility(s) + depth', evaluate: 'game.evaluate(s) + depth' },
  },
  { what: 'doubles values', is: [], slots: { value: 'v * 2' } },
  { what: 'adds one to the value', is: [], slots: { value: 'v + 1' } },
  {
    what: 'absolute values',
    is: [],
    slots: { utility: 'Math.abs(game.utility(s))', evaluate: 'Math.abs(game.evaluate(s))' },
  },
  {
    what: 'skips the middle',
    is: [],
    slots: { actions: 'game.actions(s).filter((_, i, all) => all.length < 3 || i !== 1)' },
  },
  { what: 'the value as text', is: [], slots: { value: 'String(v)' } },
  { what: 'sums at MAX', is: [], slots: { initMax: '0', betterMax: '((v += w), false)' } },
  {
    what: 'squares leaves',
    is: [],
    slots: { utility: 'game.utility(s) ** 2', evaluate: 'game.evaluate(s) ** 2' },
  },
  {
    what: 'every third leaf is 0',
    is: [],
    slots: {
      utility: '(s % 3 === 0 ? 0 : game.utility(s))',
      evaluate: '(s % 3 === 0 ? 0 : game.evaluate(s))',
    },
  },
  {
    what: 'MAX prefers values near 5',
    is: [],
    slots: { betterMax: 'v === -Infinity || Math.abs(w - 5) < Math.abs(v - 5)' },
  },
];

function written(
  exercise: Faulty['exercise'],
  styles: Readonly<Record<string, Style>>,
  faults: readonly Fault[],
): Faulty[] {
  return Object.entries(styles).flatMap(([style, write]) =>
    faults
      .filter(({ not }) => not?.includes(style) !== true)
      .map(({ what, is, slots }): Faulty => ({
        name: `${exercise}, ${style}: ${what}`,
        exercise,
        is: [is].flat(),
        text: write({ ...RIGHT, ...slots }),
      })),
  );
}

export const FAULTY: readonly Faulty[] = [
  ...written('alpha-beta', PRUNING_STYLES, [...SHARED, ...PRUNING_FAULTS, ...UNKNOWN]),
  ...written('minimax', FULL_STYLES, [...SHARED, ...FULL_FAULTS, ...UNKNOWN]),
  ...written('expectimax', CHANCE_STYLES, [...SHARED, ...CHANCE_FAULTS, ...UNKNOWN]),
];

/** Two faults at once. */
export const FAULTY_PAIRS: readonly Faulty[] = Object.entries(PRUNING_STYLES)
  .slice(0, 4)
  .flatMap(([style, write]) =>
    SHARED.filter(({ is }) =>
      [
        'finite-infinity',
        'starts-at-zero',
        'depth-one-deep',
        'successors-twice',
        'last-child-skipped',
        'position-for-action',
      ].includes(String(is)),
    ).flatMap((one) =>
      PRUNING_FAULTS.filter(({ is }) =>
        ['no-cut-at-max', 'alpha-not-passed', 'root-window-kept', 'shallow-cuts-only'].includes(String(is)),
      ).map((other): Faulty => ({
        name: `alpha-beta, ${style}: ${one.what} and ${other.what}`,
        exercise: 'alpha-beta',
        is: [[...[one.is].flat(), ...[other.is].flat()].sort().join('+')],
        text: write({ ...RIGHT, ...one.slots, ...other.slots }),
      })),
    ),
  );
