import { describe, expect, test } from 'vitest';
import { parseQuizJson } from '../../../../grader/quiz/file/quiz.ts';
import { lintQuiz } from '../../../../grader/quiz/lint/lintQuiz.ts';
import { figureHtml } from '../../../../grader/quiz/page/figures.ts';
import { answersOf, asked, becauseOf, diagnosesOf, problemsOf, shareFor } from './asked.ts';

/** Figure 5.2 of the textbook, whose search is told step by step in figure 5.5. */
const TEXTBOOK = {
  tree: [
    [3, 12, 8],
    [2, 4, 6],
    [14, 5, 2],
  ],
};
const optionsOf = (question: object, figure: object | null): string[] => {
  const { field } = asked(question, figure).questions[0]!.parts[0]!;
  return field.type === 'choice' ? field.options.map(({ text }) => text) : [];
};

describe('a trace of the author’s own', () => {
  const own = (trace: readonly string[]) => ({ kind: 'trace', trace });
  test('is told step by step: leaves are looked at, other nodes cut', () => {
    expect(optionsOf(own(['L1', 'L2', 'B']), TEXTBOOK).slice(0, 3)).toEqual([
      'Step 1: looks at L1 (3)',
      'Step 2: looks at L2 (12)',
      'Step 3: cuts at B',
    ]);
    expect(answersOf(own(['L1', 'L2', 'B']), TEXTBOOK)).toEqual([expect.stringMatching(/^Step 3/)]);
    expect(answersOf(own(['L1', 'L2', 'L3']), TEXTBOOK)).toEqual([expect.stringMatching(/ends too early/)]);
  });
  test('needs nodes of the tree, and no mistake beside it', () => {
    expect(problemsOf(own(['X']), TEXTBOOK).join()).toMatch(/trace/);
    expect(problemsOf({ ...own(['L1']), mistake: 'none' }, TEXTBOOK).join()).toMatch(/one of the two/);
    expect(problemsOf({ kind: 'trace' }, TEXTBOOK).join()).toMatch(/one of the two/);
  });
});

describe('a figure in the short notation', () => {
  test('is the same tree, and says where it cannot be read', () => {
    const tree = 'max: min: 3 12 8 | min: 2 4 6 | min: 14 5 2';
    const question = { kind: 'evaluated' };
    expect(answersOf(question, { tree })).toEqual(answersOf(question, TEXTBOOK));
    expect(problemsOf(question, { tree: 'max: min: 3 x' }).join()).toMatch(
      /figures\.f\.tree, line 1, column/,
    );
  });
});

describe('a trace', () => {
  const trace = (mistake: string): object => ({ kind: 'trace', mistake });
  test('shows the steps of figure 5.5, and is right', () => {
    expect(optionsOf(trace('none'), TEXTBOOK)).toEqual([
      'Step 1: looks at L1 (3)',
      'Step 2: looks at L2 (12)',
      'Step 3: looks at L3 (8)',
      'Step 4: looks at L4 (2)',
      'Step 5: cuts at C',
      'Step 6: looks at L7 (14)',
      'Step 7: looks at L8 (5)',
      'Step 8: looks at L9 (2)',
      'None of these, but it ends too early',
      'None: this is a correct search',
    ]);
    expect(answersOf(trace('none'), TEXTBOOK)).toEqual(['None: this is a correct search']);
    expect(becauseOf(trace('none'), TEXTBOOK)).toBe('A correct search makes these steps, and no other.');
  });
  test('goes wrong where nothing is cut', () => {
    expect(answersOf(trace('no-pruning'), TEXTBOOK)).toEqual(['Step 5: looks at L5 (4)']);
    expect(becauseOf(trace('no-pruning'), TEXTBOOK)).toBe('A correct search cuts at C there.');
  });
  test('goes wrong where a cut comes too soon', () => {
    expect(answersOf(trace('cut-at-sight'), TEXTBOOK)).toEqual(['Step 4: cuts at C']);
    expect(becauseOf(trace('cut-at-sight'), TEXTBOOK)).toBe('A correct search looks at L4 (2) there.');
  });
  test.each([
    ['5', '1'],
    ['Step 5', '1'],
    ['4', '0'],
    ['right', '0'],
  ])('%s earns %s', (written, share) => expect(shareFor(trace('no-pruning'), TEXTBOOK, written)).toBe(share));
  test('who makes the same mistake finds nothing wrong, and is told', () =>
    expect(diagnosesOf(trace('no-pruning'), TEXTBOOK, 'right')).toEqual(['no-pruning']));

  test('an author is told of a mistake that does not show, and of a search that answers another question', () => {
    const parsed = parseQuizJson(
      {
        title: 'q',
        figures: { t: TEXTBOOK },
        questions: [trace('shallow-cuts-only'), { kind: 'pruned' }],
      },
      'q.json',
      null,
    );
    if (!parsed.ok) throw new Error('no quiz');
    expect(lintQuiz(parsed.value, 'q.json').warnings.map(({ code }) => code)).toEqual([
      'answers-another',
      'mistake-does-not-show',
    ]);
    expect(problemsOf(trace('uniform-chance'), TEXTBOOK).join()).toMatch(/mistake/);
  });
});

/** Two plies with evaluations above them. */
const EVALUATED = {
  tree: {
    evaluation: 1,
    children: [
      { evaluation: 4, children: [{ evaluation: 5, children: [3, 7] }, 2] },
      { evaluation: 6, children: [8, { evaluation: 9, children: [1, 0] }] },
    ],
  },
};

describe('a table of depth limits', () => {
  const table = { kind: 'depth-table', depths: [1, 2, 3] };
  // By hand. Depth 1: 4 and 6, MAX takes 6. Depth 2: MIN takes of 5, 2 and of 8, 9. Depth 3: MAX has 7 and 1.
  test('is minimax that stops at each', () =>
    expect(answersOf(table, EVALUATED)).toEqual(['4', '6', '6', '2', '8', '8', '2', '1', '2']));
  test('has reasons', () => {
    expect([0, 3, 8].map((at) => becauseOf(table, EVALUATED, at))).toEqual([
      'The search stops at B, whose evaluation is 4.',
      'MIN at B takes the smallest of D 5 and L3 2.',
      'MAX at the root takes the largest of B 2 and C 1.',
    ]);
  });
  test('tells who counts depth otherwise', () => {
    const parts = ['B.1', 'C.1', 'A.1', 'B.2', 'C.2', 'A.2', 'B.3', 'C.3', 'A.3'];
    const written = (values: readonly number[]): object =>
      Object.fromEntries(parts.map((part, at) => [part, values[at]]));
    expect(diagnosesOf(table, EVALUATED, written([2, 1, 2, 2, 1, 2, 2, 1, 2]))).toEqual([
      'searched-to-the-end',
    ]);
    expect(shareFor(table, EVALUATED, written([6, 6, 6, 6, 6, 6, 6, 6, 6]))).toBe('0');
  });
  test('needs evaluations, and players who both move', () => {
    expect(problemsOf(table, TEXTBOOK).join()).toMatch(/has no evaluation/);
    expect(problemsOf(table, { levels: ['chance'], tree: [1, 2] }).join()).toMatch(/MAX and MIN alone/);
  });
  test('the picture and its words have the evaluations', () => {
    const [prepared] = asked(table, EVALUATED).questions;
    const picture = figureHtml(prepared!.ask.figure!);
    expect(picture).toMatch(/>\(4\)</);
    expect(picture).toContain('B (MIN, evaluation 4): D, L3 = 2.');
  });
});

describe('the tree of a game', () => {
  const pile = { kind: 'game-tree', piles: [5], most: 2 };
  // Leaves of a pile of n from which 1 or 2 are taken: the ways to write n as a sum of 1 and 2, a Fibonacci
  // number; whoever is to move at a multiple of 3 loses.
  test('is drawn from its rules', () => {
    expect(answersOf(pile, null)).toEqual(['1, 2, 4, 7, 5, 1', '8', '−1, 1']);
    expect([0, 1, 2].map((at) => becauseOf(pile, null, at))).toEqual([
      'It ends after 5 moves at the latest.',
      'The game is over at 3 on level 3, 4 on level 4 and 1 on level 5; the root is level 0.',
      'For MAX, when both play their best: taking 1 loses, taking 2 wins.',
    ]);
  });
  test.each([1, 2, 3, 4, 5, 6, 7])('a pile of %i has as many leaves as Fibonacci has', (counters) => {
    const fibonacci = [1, 1, 2, 3, 5, 8, 13, 21];
    expect(answersOf({ ...pile, piles: [counters] }, null)[1]).toBe(String(fibonacci[counters]));
  });
  // Bouton 1901: the player to move loses just when the exclusive or of the piles is 0.
  test.each([
    [
      [1, 2],
      [1, 2],
    ],
    [
      [1, 3],
      [1, 3],
    ],
    [
      [2, 2],
      [2, 2],
    ],
    [
      [1, 1, 2],
      [1, 1, 2],
    ],
  ])('nim with piles %j is won by exclusive or', (piles) => {
    const won = piles.flatMap((counters, at) =>
      Array.from({ length: counters }, (_, taken) => {
        const left = piles.with(at, counters - taken - 1);
        return left.reduce((sum, each) => sum ^ each, 0) === 0 ? '1' : '−1';
      }),
    );
    expect(answersOf({ kind: 'game-tree', piles }, null)[2]).toBe(won.join(', '));
  });
  test('is paid by part, and not for one value everywhere', () => {
    const right = { levels: '1 2 4 7 5 1', leaves: '8', values: '-1, 1' };
    expect(shareFor(pile, null, right)).toBe('1');
    expect(shareFor(pile, null, { ...right, levels: '1, 2, 4, 7, 5' })).toBe('11/12');
    expect(shareFor(pile, null, { values: '-1, -1' })).toBe('0');
    expect(diagnosesOf(pile, null, { ...right, values: '1, -1' })).toEqual(['winner-turned-round']);
    expect(diagnosesOf(pile, null, { ...right, levels: '1, 2, 3, 3, 2, 1', leaves: '3' })).toEqual([
      'positions-merged',
    ]);
  });
  test('is small enough to be drawn', () =>
    expect(problemsOf({ kind: 'game-tree', piles: [9, 9] }, null).join()).toMatch(/more than 300 nodes/));
});
