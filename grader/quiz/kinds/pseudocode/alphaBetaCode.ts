import type { Parts } from '../../../../mistakes/skeletons/adversarial.ts';
import { FULL_WINDOW } from '../../../../reference/game.ts';
import type { Player } from '../../../../reference/game.ts';
import { randomTreeSpec } from '../../../../reference/games/randomTree.ts';
import { buildTree } from '../../../../reference/games/tree.ts';
import { Random } from '../../../../reference/random.ts';
import { searchByHand } from '../../tree/search.ts';
import type { SearchSettings } from '../../types.ts';
import { optionsOf } from './code.ts';
import type { Code, Gap } from './code.ts';

/** What a line makes a search do otherwise. */
type Change = (correct: Parts) => Partial<Parts>;

const HOW: SearchSettings = { algorithm: 'alpha-beta', cut: 'non-strict', window: FULL_WINDOW };
const TREES = 24;

/** Whether a search with that line looks at the same leaves, and comes to the same value, on all trees. */
const searchesAlike = (change: Change): boolean =>
  Array.from({ length: TREES }, (_, seed) =>
    buildTree(
      randomTreeSpec(Random.seeded(seed + 1), {
        depth: [2, 4],
        branching: [2, 3],
        values: seed % 2 === 0 ? 'small' : 'negative',
      }),
    ),
  ).every((tree) => {
    const [right, found] = [searchByHand(tree, HOW), searchByHand(tree, HOW, { change: { parts: change } })];
    return right.value === found.value && right.evaluated.join() === found.evaluated.join();
  });

const gap = (line: number, words: string, changes: Readonly<Record<string, Change>>): Gap => ({
  line,
  words,
  options: optionsOf(changes, searchesAlike),
});

type Bounds = (v: number, alpha: number, beta: number) => number;
type Meets = (v: number, alpha: number, beta: number) => boolean;

const startAt =
  (mover: Player, start: Bounds): Change =>
  (correct) => ({
    initial: (who, bounds, at) =>
      who === mover ? start(NaN, bounds.alpha, bounds.beta) : correct.initial(who, bounds, at),
  });
const cutIf =
  (mover: Player, meets: Meets): Change =>
  (correct) => ({
    cut: (who, best, bounds, value) =>
      who === mover ? meets(best, bounds.alpha, bounds.beta) : correct.cut(who, best, bounds, value),
  });
const tighten =
  (mover: Player, side: 'alpha' | 'beta', to: Bounds): Change =>
  (correct) => ({
    tighten: (who, best, bounds, value) =>
      who === mover
        ? { ...bounds, [side]: to(best, bounds.alpha, bounds.beta) }
        : correct.tighten(who, best, bounds, value),
  });
const keepIf =
  (mover: Player, isKept: (value: number, best: number) => boolean): Change =>
  (correct) => ({
    better: (who, value, best, at, action) =>
      who === mover ? isKept(value, best) : correct.better(who, value, best, at, action),
  });
const passAll =
  (mover: Player): Change =>
  (correct) => ({
    pass: (bounds, at, who, best) => (who === mover ? FULL_WINDOW : correct.pass(bounds, at, who, best)),
  });
const ORDERS = {
  'v ≥ β': (v, _alpha, beta) => v >= beta,
  'v ≥ α': (v, alpha) => v >= alpha,
  'v ≤ α': (v, alpha) => v <= alpha,
  'v ≤ β': (v, _alpha, beta) => v <= beta,
} as const satisfies Readonly<Record<string, Meets>>;
const cuts = (mover: Player): Readonly<Record<string, Change>> =>
  Object.fromEntries(
    Object.entries(ORDERS).map(([text, meets]) => [`if ${text} then return v`, cutIf(mover, meets)]),
  );
const tightenings = (mover: Player): Readonly<Record<string, Change>> => ({
  'α ← MAX(α, v)': tighten(mover, 'alpha', (v, alpha) => Math.max(alpha, v)),
  'α ← MIN(α, v)': tighten(mover, 'alpha', (v, alpha) => Math.min(alpha, v)),
  'β ← MAX(β, v)': tighten(mover, 'beta', (v, _alpha, beta) => Math.max(beta, v)),
  'β ← MIN(β, v)': tighten(mover, 'beta', (v, _alpha, beta) => Math.min(beta, v)),
});

/** Figure 5.7 of the textbook. */
export const alphaBetaCode: Code = {
  title: 'alpha–beta search',
  lines: [
    'function ALPHA-BETA-SEARCH(state)',
    '  v ← MAX-VALUE(state, −∞, +∞)',
    '  return the action in ACTIONS(state) with value v',
    'function MAX-VALUE(state, α, β)',
    '  if TERMINAL-TEST(state) then return UTILITY(state)',
    '  v ← −∞',
    '  for each a in ACTIONS(state) do',
    '    v ← MAX(v, MIN-VALUE(RESULT(state, a), α, β))',
    '    if v ≥ β then return v',
    '    α ← MAX(α, v)',
    '  return v',
    'function MIN-VALUE(state, α, β)',
    '  if TERMINAL-TEST(state) then return UTILITY(state)',
    '  v ← +∞',
    '  for each a in ACTIONS(state) do',
    '    v ← MIN(v, MAX-VALUE(RESULT(state, a), α, β))',
    '    if v ≤ α then return v',
    '    β ← MIN(β, v)',
    '  return v',
  ],
  gaps: {
    'max-start': gap(6, 'Before MAX has seen a move, any value is better than none.', {
      'v ← −∞': startAt('max', () => -Infinity),
      'v ← +∞': startAt('max', () => Infinity),
      'v ← 0': startAt('max', () => 0),
      'v ← β': startAt('max', (_v, _alpha, beta) => beta),
    }),
    'max-value': gap(8, 'MAX takes the best that MIN leaves it, which is searched within both bounds.', {
      'v ← MAX(v, MIN-VALUE(RESULT(state, a), α, β))': () => ({}),
      'v ← MAX(v, MIN-VALUE(RESULT(state, a), −∞, +∞))': passAll('max'),
      'v ← MIN(v, MIN-VALUE(RESULT(state, a), α, β))': keepIf('max', (value, best) => value < best),
      'v ← MIN-VALUE(RESULT(state, a), α, β)': keepIf('max', () => true),
    }),
    'max-cut': gap(9, 'MIN has something as good above, β, and will not let MAX come here.', cuts('max')),
    'max-bound': gap(10, 'MAX is now sure of v here, and α says what MAX is sure of.', tightenings('max')),
    'min-start': gap(14, 'Before MIN has seen a move, any value is better than none.', {
      'v ← +∞': startAt('min', () => Infinity),
      'v ← −∞': startAt('min', () => -Infinity),
      'v ← 0': startAt('min', () => 0),
      'v ← α': startAt('min', (_v, alpha) => alpha),
    }),
    'min-value': gap(16, 'MIN takes the least that MAX can get, which is searched within both bounds.', {
      'v ← MIN(v, MAX-VALUE(RESULT(state, a), α, β))': () => ({}),
      'v ← MIN(v, MAX-VALUE(RESULT(state, a), −∞, +∞))': passAll('min'),
      'v ← MAX(v, MAX-VALUE(RESULT(state, a), α, β))': keepIf('min', (value, best) => value > best),
      'v ← MAX-VALUE(RESULT(state, a), α, β)': keepIf('min', () => true),
    }),
    'min-cut': gap(17, 'MAX has something as good above, α, and will not come here.', cuts('min')),
    'min-bound': gap(18, 'MIN is now sure of v here, and β says what MIN is sure of.', tightenings('min')),
  },
};
