import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import type { Algorithm, CheckKind, Conventions } from '../../../grader/types/exercise.ts';
import type { GameInput } from '../../../grader/types/input.ts';
import type { TreeEvidence } from '../../../grader/types/verdict.ts';
import { type GameEntry, observeFunction } from '../../support/inProcess.ts';
import { exerciseOf, treeInput } from './exercises.ts';
import { alphaBetaWith, expectimaxWith, minimaxWith } from './mistaken.ts';
import { saidInFull } from '../../support/said.ts';

/** Figure 5.2 of the textbook: 3, 12, 8 / 2, 4, 6 / 14, 5, 2 under max and min; value 3, pruned 4 and 6. */
const FIGURE = treeInput([
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]);
/**
 * The notes' quiz: 10, 6, 100, 8, 1, 2, 20, 4 under max–min–max; value 10, pruned 20, 4 with the branch
 * above, 2's sibling too.
 */
const QUIZ = treeInput([
  [
    [10, 6],
    [100, 8],
  ],
  [
    [1, 2],
    [20, 4],
  ],
]);
/** Equal bounds: a second child that ties. */
const TIE = treeInput([
  [5, 6],
  [5, 7],
]);
/** MIN first. */
const MIN_ROOT = treeInput(
  [
    [3, 12],
    [2, 4],
  ],
  { root: 'min' },
);
/**
 * α from the root cuts two plies down: 5 at the first child, then a MAX node below the second may stop MIN's
 * only hope.
 */
const DEEP = treeInput([5, [[[4, 9], 8], 7]]);
/** The second child of the root has a cutoff of its own; with α = 9 known, it is cut before. */
const ALONE = treeInput([
  [
    [8, 9],
    [12, 3],
  ],
  [
    [1, 2],
    [7, 3],
    [5, 1],
  ],
]);
const NEGATIVE = treeInput([
  [-3, -5],
  [-7, -2],
]);
const LARGE = treeInput([
  [5000, 2000],
  [3000, 1e12],
]);
const LIMITED = treeInput(
  {
    evaluation: 0,
    children: [
      { evaluation: 4, children: [1, 2] },
      { evaluation: 3, children: [9, 8] },
    ],
  },
  { depthLimit: 1 },
);
const LIMITED2 = treeInput(
  {
    children: [
      {
        evaluation: 4,
        children: [
          { evaluation: 1, children: [7, 7] },
          { evaluation: 2, children: [8, 8] },
        ],
      },
      {
        evaluation: 3,
        children: [
          { evaluation: 9, children: [0, 0] },
          { evaluation: 8, children: [0, 0] },
        ],
      },
    ],
  },
  { depthLimit: 2 },
);
const TERMINAL = treeInput(4);
const CHANCE = treeInput([
  { player: 'chance', children: [2, 8] },
  { player: 'chance', children: [4, { value: 5 }] },
]);
const WEIGHTED = treeInput([
  {
    player: 'chance',
    children: [
      { probability: 0.9, value: 1 },
      { probability: 0.1, value: 11 },
    ],
  },
  { player: 'chance', children: [3, 4] },
]);
const CHANCE_MIN = treeInput([{ player: 'chance', children: [{ player: 'min', children: [2, 8] }, 6] }, 3]);

type Row = [
  name: string,
  algorithm: Algorithm,
  entry: GameEntry,
  input: GameInput,
  kind: CheckKind,
  node: string | null,
  words: RegExp,
  conventions?: Partial<Conventions>,
];

const infinity = 999;

const ROWS: readonly Row[] = [
  [
    'no pruning',
    'alpha-beta',
    alphaBetaWith({ cut: () => false }),
    FIGURE,
    'leaves',
    '1',
    /did not cut at node 1.*after node 1\.0, α = 3 and β = 2, so node 1\.1 need not/,
  ],
  [
    'cuts at MAX only',
    'alpha-beta',
    alphaBetaWith({ cut: (v, _a, beta, isMax) => isMax && v >= beta }),
    FIGURE,
    'leaves',
    '1',
    /did not cut at node 1/,
  ],
  [
    'cuts at MIN only',
    'alpha-beta',
    alphaBetaWith({ cut: (v, alpha, _b, isMax) => !isMax && v <= alpha }),
    QUIZ,
    'leaves',
    '0.1',
    /did not cut at node 0\.1.*α = 100 and β = 10/,
  ],
  [
    'cuts the wrong way round',
    'alpha-beta',
    alphaBetaWith({ cut: (v, alpha, beta, isMax) => (isMax ? v <= beta : v >= alpha) }),
    FIGURE,
    'leaves',
    '0.1',
    /skipped leaf 0\.1 \(value 12\), which can still change the answer: the window there is \(−∞, 3\)/,
  ],
  [
    'stops at the first child',
    'alpha-beta',
    alphaBetaWith({ cut: () => true }),
    FIGURE,
    'leaves',
    '0.1',
    /skipped leaf 0\.1/,
  ],
  [
    'cuts one too early',
    'alpha-beta',
    alphaBetaWith({ cut: (v, alpha, beta, isMax) => (isMax ? v >= beta - 6 : v <= alpha + 6) }),
    FIGURE,
    'leaves',
    '2.2',
    /skipped leaf 2\.2 \(value 2\).*\(3, 5\)/,
  ],
  [
    'a window of its own at each child of the root',
    'alpha-beta',
    alphaBetaWith({ pass: (a, b, _v, depth) => (depth === 0 ? [-Infinity, Infinity] : [a, b]) }),
    ALONE,
    'leaves',
    '1',
    /as if α were −∞ there, though α = 9/,
  ],
  [
    'never hands α down',
    'alpha-beta',
    alphaBetaWith({ pass: (_a, beta) => [-Infinity, beta] }),
    FIGURE,
    'leaves',
    '1',
    /did not cut at node 1/,
  ],
  [
    'never hands β down',
    'alpha-beta',
    alphaBetaWith({ pass: (alpha) => [alpha, Infinity] }),
    QUIZ,
    'leaves',
    '0.1',
    /did not cut at node 0\.1/,
  ],
  [
    'hands only its own value down: no deep cutoff',
    'alpha-beta',
    alphaBetaWith({ pass: (_a, _b, v, depth) => (depth % 2 === 0 ? [v, Infinity] : [-Infinity, v]) }),
    DEEP,
    'leaves',
    '1.0.0',
    /did not cut at node 1\.0\.0.*α = 5/,
  ],
  [
    'bounds swapped',
    'alpha-beta',
    alphaBetaWith({ pass: (a, b) => [b, a] }),
    FIGURE,
    'leaves',
    '0.1',
    /skipped/,
  ],
  [
    'cuts on equality, where strict is asked',
    'alpha-beta',
    alphaBetaWith(),
    TIE,
    'leaves',
    '1.1',
    /strict/,
    { cut: ['strict'] },
  ],
  [
    'goes on at equality, where non-strict is asked',
    'alpha-beta',
    alphaBetaWith({ cut: (v, a, b, isMax) => (isMax ? v > b : v < a) }),
    TIE,
    'leaves',
    '1',
    /did not cut at node 1.*α = 5 and β = 5/,
    { cut: ['non-strict'] },
  ],
  [
    'right to left, where the order is given',
    'alpha-beta',
    alphaBetaWith({ actions: (actions) => actions.reverse() }),
    FIGURE,
    'leaves',
    '2',
    /went into node 2 before node 1; this exercise fixes the order/,
    { childOrder: 'given' },
  ],
  [
    'plain minimax handed in as alpha–beta',
    'alpha-beta',
    minimaxWith(),
    QUIZ,
    'leaves',
    '0.1',
    /did not cut/,
  ],
  [
    'evaluates nothing',
    'alpha-beta',
    () => ({ value: 3, action: '0' }),
    FIGURE,
    'leaves',
    'root',
    /evaluated no leaf/,
  ],
  [
    'depth one short',
    'alpha-beta',
    alphaBetaWith({ stops: (game, s, depth) => game.isTerminal(s) || depth === game.depthLimit - 1 }),
    LIMITED2,
    'leaves',
    '0',
    /stopped at node 0, 1 ply below the root.*depthLimit is 2/,
  ],
  [
    'depth one long',
    'alpha-beta',
    alphaBetaWith({ stops: (game, s, depth) => game.isTerminal(s) || depth === game.depthLimit + 1 }),
    LIMITED,
    'leaves',
    '0.0',
    /past the depth limit.*2 plies below the root, but depthLimit is 1/,
  ],

  [
    'MAX and MIN swapped',
    'minimax',
    minimaxWith({ isMax: (game, s) => game.player(s) !== 'max' }),
    FIGURE,
    'value',
    null,
    /returned 6; the minimax value is 3/,
  ],
  [
    'an opponent who maximises too',
    'minimax',
    minimaxWith({ isMax: () => true }),
    FIGURE,
    'value',
    null,
    /returned 14;/,
  ],
  [
    'MAX taken to be first',
    'minimax',
    minimaxWith({ isMax: (_g, _s, depth) => depth % 2 === 0 }),
    MIN_ROOT,
    'value',
    null,
    /returned 3; the minimax value is 4/,
  ],
  [
    'the sign of negamax at a MIN root',
    'minimax',
    minimaxWith({ answer: (v, a) => ({ value: -v, action: a }) }),
    MIN_ROOT,
    'value',
    null,
    /returned −4; the minimax value is 4/,
  ],
  [
    'a best value that starts at 0',
    'minimax',
    minimaxWith({ initial: () => 0, better: (w, v, isMax) => (isMax ? w > v : w < v) }),
    NEGATIVE,
    'value',
    null,
    /returned 0; the minimax value is −5/,
  ],
  [
    '±999 for infinity',
    'minimax',
    minimaxWith({
      initial: (isMax) => (isMax ? -infinity : infinity),
      better: (w, v, isMax) => (isMax ? w > v : w < v),
    }),
    LARGE,
    'value',
    null,
    /returned 999; the minimax value is 3000/,
  ],
  [
    'the value as text',
    'minimax',
    minimaxWith({ answer: (v, action) => ({ value: String(v), action }) }),
    FIGURE,
    'value',
    null,
    /an object whose value is the text "3"; the minimax value is 3/,
  ],
  [
    'NaN',
    'minimax',
    minimaxWith({ answer: (_v, action) => ({ value: NaN, action }) }),
    FIGURE,
    'value',
    null,
    /NaN, which is not a number/,
  ],
  [
    'returns nothing',
    'minimax',
    minimaxWith({ answer: () => undefined }),
    FIGURE,
    'value',
    null,
    /returned nothing \(undefined\)/,
  ],
  [
    'the pair the other way round',
    'minimax',
    minimaxWith({ answer: (v, a) => [a, v] }),
    FIGURE,
    'value',
    null,
    /a pair whose first item is the text "0"/,
  ],
  [
    'the worst action',
    'minimax',
    minimaxWith({ answer: (value) => ({ value, action: '1' }) }),
    FIGURE,
    'action',
    null,
    /chose "1", which is worth 2; the best action is "0", worth 3/,
  ],
  [
    'the action as a number',
    'minimax',
    minimaxWith({ answer: (value, a) => ({ value, action: Number(a) }) }),
    FIGURE,
    'action',
    null,
    /an object whose action is the number 0/,
  ],
  [
    'an action that is not there',
    'minimax',
    minimaxWith({ answer: (value) => ({ value, action: 'left' }) }),
    FIGURE,
    'action',
    null,
    /the action "left", which the root does not have; its actions are "0", "1" and "2"/,
  ],
  [
    'no action',
    'minimax',
    minimaxWith({ answer: (value) => ({ value, action: null }) }),
    FIGURE,
    'action',
    null,
    /returned no action/,
  ],
  [
    'only a value where the action is due',
    'minimax',
    minimaxWith({ answer: (value) => value }),
    FIGURE,
    'action',
    null,
    /the number 3 alone/,
  ],
  [
    'an action at a terminal',
    'minimax',
    minimaxWith({ answer: (value) => ({ value, action: '0' }) }),
    TERMINAL,
    'action',
    null,
    /the search ends at the root/,
  ],
  [
    'the last of equal bounds',
    'alpha-beta',
    alphaBetaWith({ better: (w, v, isMax) => (isMax ? w >= v : w <= v) }),
    treeInput([
      [5, 6],
      [5, 2],
    ]),
    'action',
    null,
    /chose "1", which is worth 2/,
  ],
  [
    'the last of the best, where the first is asked',
    'minimax',
    minimaxWith({ better: (w, v, isMax) => (isMax ? w >= v : w <= v) }),
    TIE,
    'action',
    null,
    /one of the best, but of several best actions this exercise asks for the first, "0"/,
    { ties: 'first' },
  ],

  [
    'generates twice',
    'minimax',
    minimaxWith({ generate: (game, s, a) => (game.result(s, a), game.result(s, a)) }),
    FIGURE,
    'calls',
    '0',
    /generated node 0 twice/,
  ],
  [
    'reads a leaf twice',
    'minimax',
    minimaxWith({ leaf: (game, s) => (game.utility(s) > 0 ? game.utility(s) : game.utility(s)) }),
    FIGURE,
    'calls',
    '0.0',
    /read the value of leaf 0\.0 twice/,
  ],
  [
    'leaves the last child out',
    'minimax',
    minimaxWith({ actions: (actions) => (actions.length > 2 ? actions.slice(0, -1) : actions) }),
    FIGURE,
    'calls',
    '0.2',
    /never came to leaf 0\.2; minimax looks at every leaf/,
  ],
  ['prunes in minimax', 'minimax', alphaBetaWith(), FIGURE, 'leaves', '1.1', /never evaluated leaf 1\.1/],
  [
    'searches twice where it must not',
    'minimax',
    (game, s) => (minimaxWith()(game, s), minimaxWith()(game, s)),
    FIGURE,
    'calls',
    '0',
    /began again/,
    { rootResearch: 'not' },
  ],
  [
    'searches three times',
    'minimax',
    (game, s) => (minimaxWith()(game, s), minimaxWith()(game, s), minimaxWith()(game, s)),
    FIGURE,
    'calls',
    '0',
    /generated node 0 3 times/,
  ],
  [
    'all successors first, where one at a time is asked',
    'minimax',
    minimaxWith({
      actions: (actions, game, s) => actions.map((a) => `${a}:${game.result(s, a)}`),
      generate: (_g, _s, a) => Number(a.split(':')[1]),
    }),
    FIGURE,
    'calls',
    '1',
    /generated node 1 before it was its turn/,
    { generation: 'lazy' },
  ],
  [
    'one at a time, where all first is asked',
    'minimax',
    minimaxWith(),
    FIGURE,
    'calls',
    '0.0',
    /went into node 0\.0 before all of its siblings/,
    { generation: 'eager' },
  ],

  [
    'sums in place of means',
    'expectimax',
    expectimaxWith((outcomes) => outcomes.reduce((sum, { w }) => sum + w, 0)),
    CHANCE,
    'value',
    null,
    /returned 10; the expectimax value is 5/,
  ],
  [
    'plain means in place of expectations',
    'expectimax',
    expectimaxWith((outcomes) => outcomes.reduce((sum, { w }) => sum + w, 0) / outcomes.length),
    WEIGHTED,
    'value',
    null,
    /returned 6; the expectimax value is 3\.5/,
  ],
  [
    'chance as MAX',
    'expectimax',
    expectimaxWith((outcomes) => Math.max(...outcomes.map(({ w }) => w))),
    CHANCE,
    'value',
    null,
    /returned 8;/,
  ],
  [
    'chance as MIN',
    'expectimax',
    expectimaxWith((outcomes) => Math.min(...outcomes.map(({ w }) => w))),
    CHANCE,
    'action',
    null,
    /chose "1", which is worth 4\.5/,
  ],
  [
    'MIN as MAX',
    'expectimax',
    expectimaxWith(undefined, true),
    CHANCE_MIN,
    'value',
    null,
    /returned 7; the expectimax value is 4/,
  ],
];

describe('each mistake fails the check that looks for it, and is told where', () => {
  it.each(ROWS)('%s (%s)', (_name, algorithm, entry, input, kind, node, words, conventions) => {
    const finding = judgeInput(
      exerciseOf(algorithm, conventions),
      kind,
      input,
      observeFunction(entry, input),
      true,
    );
    expect(finding).toMatchObject({ state: 'failed', reason: 'student-error' });
    const evidence = finding.evidence as TreeEvidence;
    expect(saidInFull(finding)).toMatch(words);
    expect(evidence.difference?.node ?? null).toBe(node);
  });
});

describe('the same skeleton without a mistake passes', () => {
  const inputs = [FIGURE, QUIZ, TIE, MIN_ROOT, DEEP, NEGATIVE, LARGE, LIMITED, LIMITED2, TERMINAL];
  it.each(['value', 'action', 'leaves', 'calls'] as const)('%s', (kind) => {
    for (const input of inputs) {
      expect(
        judgeInput(exerciseOf('alpha-beta'), kind, input, observeFunction(alphaBetaWith(), input), true)
          .state,
      ).toBe('passed');
      expect(
        judgeInput(exerciseOf('minimax'), kind, input, observeFunction(minimaxWith(), input), true).state,
      ).toBe('passed');
    }
    for (const input of [...inputs, CHANCE, WEIGHTED, CHANCE_MIN]) {
      expect(
        judgeInput(exerciseOf('expectimax'), kind, input, observeFunction(expectimaxWith(), input), true)
          .state,
      ).toBe('passed');
    }
  });
});
