import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../../../reference/random.ts';
import { wording } from '../../../../grader/quiz/preparedQuestion.ts';
import { evaluationTable } from '../../../../grader/quiz/kinds/evaluationTable.ts';
import { answersOf, asked, becauseOf, diagnosesOf, problemsOf, shareFor } from './asked.ts';

/** Russell & Norvig, section 5.3: a queen is worth 9, a rook 5, a pawn 1. */
const CHESS = {
  kind: 'evaluation-table',
  features: ['queens', 'rooks', 'pawns'],
  weights: [9, 5, 1],
  positions: [
    [1, 0, 2],
    [0, 2, -1],
    [1, -1, 6],
  ],
};

describe('positions by weighted features', () => {
  test('the sum of features times weights, and the best for who chooses', () => {
    expect(answersOf(CHESS, null)).toEqual(['11', '9', '10', 'A']);
    expect(answersOf({ ...CHESS, mover: 'min' }, null)).toEqual(['11', '9', '10', 'B']);
    expect(becauseOf(CHESS, null, 2)).toBe('EVAL(C) = 9 × 1 + 5 × (−1) + 1 × 6 = 10.');
    expect(becauseOf(CHESS, null, 3)).toBe('Its evaluation is the highest of all.');
  });
  test('decimals are exact: 0.1 × 3 is 0.3', () => {
    const level = {
      ...CHESS,
      features: ['a', 'b'],
      weights: [0.1, 0.3],
      positions: [
        [3, 0],
        [0, 1],
      ],
    };
    expect(problemsOf(level, null).join()).toMatch(/equally good for MAX/);
  });
  test('what students see has every feature, by its name', () => {
    const [prepared] = asked(CHESS, null).questions;
    expect(prepared!.parts.map(({ field }) => field.label)).toEqual([
      'A (queens 1, rooks 0, pawns 2)',
      'B (queens 0, rooks 2, pawns −1)',
      'C (queens 1, rooks −1, pawns 6)',
      'What MAX chooses',
    ]);
    expect(wording(prepared!)).toContain('EVAL(s) = 9 × queens + 5 × rooks + 1 × pawns');
  });
  test('is paid by part; known mistakes are named', () => {
    const right = { A: '11', B: '9', C: '10', choice: 'A' };
    expect(shareFor(CHESS, null, right)).toBe('1');
    // A wrong part takes its share and half of it.
    expect(shareFor(CHESS, null, { ...right, B: '11' })).toBe('5/8');
    expect(diagnosesOf(CHESS, null, { A: '3', B: '1', C: '6', choice: 'C' })).toEqual(['weights-left-out']);
    expect(diagnosesOf(CHESS, null, { A: '11', B: '11', C: '20', choice: 'C' })).toEqual(['signs-left-out']);
    expect(diagnosesOf(CHESS, null, { ...right, choice: 'B' })).toEqual(['other-player-chooses']);
  });
  test.each([
    [{ weights: [9, 5] }, /weights.*2 weights.*as many as there are features, 3/s],
    [
      {
        positions: [
          [1, 2, 3],
          [1, 2],
        ],
      },
      /positions.*a position of 2 numbers/s,
    ],
    [
      {
        positions: [
          [1, 0, 0],
          [0, 1, 4],
        ],
      },
      /positions.*equally good for MAX/s,
    ],
    [{ positions: [[1, 0, 0]] }, /positions/],
    [{ features: ['', 'b', 'c'] }, /features/],
  ])('%j is told at its place', (change, message) => {
    expect(problemsOf({ ...CHESS, ...change }, null).join('\n')).toMatch(message);
  });
});

/** In tenths, all sums are whole numbers. */
test('sums are those of whole numbers, for tables drawn at random', () => {
  const tenths = fc.integer({ min: -99, max: 99 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }).chain((width) =>
        fc.record({
          weights: fc.array(tenths, { minLength: width, maxLength: width }),
          positions: fc.array(fc.array(tenths, { minLength: width, maxLength: width }), {
            minLength: 2,
            maxLength: 8,
          }),
        }),
      ),
      fc.constantFrom('max', 'min'),
      ({ weights, positions }, mover) => {
        const hundredths = positions.map((position) =>
          position.reduce((sum, value, at) => sum + value * weights[at]!, 0),
        );
        const best = mover === 'max' ? Math.max(...hundredths) : Math.min(...hundredths);
        fc.pre(hundredths.filter((value) => value === best).length === 1);
        const question = {
          kind: 'evaluation-table',
          features: weights.map((_, at) => `f${at}`),
          weights: weights.map((weight) => weight / 10),
          positions: positions.map((position) => position.map((value) => value / 10)),
          mover,
        };
        const answers = answersOf(question, null);
        expect(answers.at(-1)).toBe('ABCDEFGH'[hundredths.indexOf(best)]);
        expect(answers.slice(0, -1).map((text) => Number(text.replace('−', '-')))).toEqual(
          hundredths.map((value) => value / 100),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test('variants have one position that is best, and features of the same kind', () => {
  const [prepared] = asked(CHESS, null).questions;
  const { ask } = prepared!;
  const drawn = Array.from({ length: 50 }, (_, seed) =>
    evaluationTable.vary!(ask as never, Random.seeded(seed)),
  );
  expect(new Set(drawn.map((keys) => JSON.stringify(keys))).size).toBe(50);
  for (const keys of drawn) {
    expect(problemsOf({ ...CHESS, ...keys }, null)).toEqual([]);
    expect((keys['positions'] as number[][]).flat().every(Number.isInteger)).toBe(true);
  }
});
