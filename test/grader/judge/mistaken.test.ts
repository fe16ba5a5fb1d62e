import { describe, expect, it } from 'vitest';
import { judgeInput } from '../../../grader/judge/judgeInput.ts';
import { observeFunction } from '../../support/inProcess.ts';
import { exerciseOf, treeInput } from './exercises.ts';
import { alphaBetaWith, expectimaxWith, minimaxWith } from './mistaken.ts';

import {
  FIGURE,
  QUIZ,
  TIE,
  MIN_ROOT,
  DEEP,
  NEGATIVE,
  LARGE,
  LIMITED,
  LIMITED2,
  TERMINAL,
  CHANCE,
  WEIGHTED,
  CHANCE_MIN,
  failsAndIsTold,
  type Row,
} from './mistakenRows.ts';

const infinity = 999;

/** Searches whose value, action or questions are wrong. */
const ROWS: readonly Row[] = [
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

failsAndIsTold(ROWS);

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
