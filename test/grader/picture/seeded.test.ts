import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceSvg, describeChance, odds, farthestFromExpected } from '../../../grader/picture/chanceSvg.ts';
import {
  describeRuns,
  distributionSvg,
  medianOf,
  cumulativeShares,
} from '../../../grader/picture/distributionSvg.ts';
import { describeGenerations, generationsSvg } from '../../../grader/picture/generationsSvg.ts';
import { bestSoFar, describeRandomisedRun, runSvg } from '../../../grader/picture/runSvg.ts';
import { stepWords } from '../../../grader/picture/stateWords.ts';
import type { ChanceEvidence, GenerationsEvidence, RunEvidence } from '../../../grader/types/verdict.ts';

/**
 * Pictures of randomised search: nothing that is drawn may be a number that is none, whatever a run looks
 * like.
 */
const isWhole = (svg: string): void => {
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  expect(svg).toMatch(/^<svg [^>]*><title>[^<]+<\/title><desc>[^<]+<\/desc>/);
};

const value = fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.double({ min: -10, max: 10, noNaN: true }));

describe('a run', () => {
  const runs = fc.array(value, { minLength: 1, maxLength: 60 }).chain((values) =>
    fc.record({
      values: fc.constant(values),
      temperatures: fc.constantFrom(
        undefined,
        values.map((_, at) => 4 * 0.9 ** at),
      ),
      rejected: fc.array(fc.record({ at: fc.nat(values.length - 1), value }), { maxLength: 10 }),
      starts: fc.constantFrom(undefined, [0], [0, values.length - 1]),
    }),
  );

  test('any of them', () => {
    fc.assert(
      fc.property(runs, ({ values, temperatures, rejected, starts }) => {
        const run: RunEvidence = {
          kind: 'run',
          problem: { name: 'one-max', n: 4, initial: null },
          seed: 1,
          states: values.map(() => [0]),
          values,
          rejected,
          ...(temperatures === undefined ? {} : { temperatures }),
          ...(starts === undefined ? {} : { starts }),
        };
        isWhole(runSvg(run, { title: 'A run', marked: { step: values.length - 1, word: 'here' } }));
        expect(describeRandomisedRun(run)).not.toMatch(/NaN|undefined/);
      }),
      { numRuns: 200 },
    );
  });

  test('the best so far never falls', () => {
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const best = bestSoFar(values);
        expect(best.every((each, at) => each >= values[at]! && (at === 0 || each >= best[at - 1]!))).toBe(
          true,
        );
      }),
    );
  });

  test('crosses for what was not taken, a strip for the temperature', () => {
    const run: RunEvidence = {
      kind: 'run',
      problem: { name: 'one-max', n: 1, initial: null },
      seed: 1,
      states: [[0], [1]],
      values: [0, 1],
      temperatures: [4, 2],
      rejected: [{ at: 1, value: 0 }],
    };
    const svg = runSvg(run, { title: 'A run' });
    expect(svg.match(/class="pic-cross"/g)).toHaveLength(2); // one in the key
    expect(svg).toContain('temperature');
    expect(describeRandomisedRun(run)).toBe(
      '1 step: the objective starts at 0 and ends at 1. The best was 1. 1 proposal was drawn and not taken. The temperature went from 4 to 2.',
    );
  });
});

test.each([
  [
    { name: 'n-queens', n: 4, initial: null },
    [0, 1, 2, 3],
    [0, 1, 3, 3],
    'the queen of column 2 moves from row 2 to row 3',
  ],
  [{ name: 'landscape', elevation: [[1, 2]], initial: null }, [0], [1], 'from [0] to [1]'],
  [{ name: 'one-max', n: 2, initial: null }, [0, 0], [0, 1], 'bit 1 becomes 1'],
  [{ name: 'knapsack', items: [], capacity: 0, initial: null }, [0, 1], [0, 0], 'puts item 1 back'],
  [
    { name: 'tour', distances: [], moves: 'swap', initial: null },
    [0, 1, 2, 3],
    [0, 3, 2, 1],
    'exchanges 1 and 3 in the tour',
  ],
  [
    { name: 'tour', distances: [], moves: 'reverse', initial: null },
    [0, 1, 2, 3, 4],
    [0, 4, 3, 2, 1],
    'turns the stretch from place 1 to place 4 round',
  ],
  [{ name: 'one-max', n: 2, initial: null }, [0, 0], [0, 0], 'stays'],
] as const)('a step in words: %j', (problem, before, after, words) => {
  expect(stepWords(problem, before, after)).toBe(words);
});

test('generations', () => {
  const generations = [
    { size: 4, best: 4, mean: 2.5, worst: 1, different: 4 },
    { size: 4, best: 5, mean: 10 / 3, worst: 2, different: 3 },
  ];
  const evidence: GenerationsEvidence = {
    kind: 'generations',
    problem: { name: 'one-max', n: 4, initial: null },
    seed: 1,
    generations,
    fittest: [1],
    brokenAt: 1,
  };
  isWhole(generationsSvg(evidence));
  expect(describeGenerations(evidence)).toBe(
    '1 generation after the first population of 4: the fittest goes from 4 to 5, the mean from 2.5 to 3.33. Generation 1 breaks a law.',
  );
  expect(describeGenerations({ generations: [] })).toBe('No generation was made.');
});

describe('chances', () => {
  const evidence: ChanceEvidence = {
    kind: 'chance',
    family: 'ties',
    alpha: 1e-6,
    threshold: 1e6,
    runs: 3,
    decisions: 40,
    skipped: 0,
    log10: -0.7,
    highestLog10: 0,
    ended: 'budget',
    binsOf: 'ties',
    bins: [
      { label: 'the first', decisions: 40, observed: 10, expected: 12 },
      { label: 'the last', decisions: 40, observed: 30, expected: 28 },
    ],
    course: [],
  };

  test('bars and marks', () => {
    const svg = chanceSvg(evidence);
    isWhole(svg);
    expect(svg.match(/class="pic-observed"/g)).toHaveLength(3);
    expect(svg.match(/class="pic-expected"/g)).toHaveLength(3);
    expect(describeChance(evidence)).toBe(
      '40 decisions in 3 runs. The evidence against a correct way of choosing stands at 1 to 5; at 1,000,000 to 1 it fails. Furthest from what was to be expected: the first, 10 times, where 12 were to be expected.',
    );
  });

  test('nothing to draw', () => {
    isWhole(chanceSvg({ ...evidence, bins: [] }));
    expect(farthestFromExpected([])).toBeNull();
  });

  test.each([
    [0, '1 to 1'],
    [1.398, '25 to 1'],
    [-1.602, '1 to 40'],
    [18.5, '10¹⁸ to 1'],
    [-50, 'less than 1 to 1,000,000'],
    [6, '1,000,000 to 1'],
  ])('10^%d is %s', (log10, words) => {
    expect(odds(log10)).toBe(words);
  });
});

describe('how long runs were', () => {
  test('shares rise from 0 to 100', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1 }), (steps) => {
        const shares = cumulativeShares(steps, 50);
        expect(shares[0]).toEqual([0, 0]);
        expect(shares.at(-1)).toEqual([50, 100]);
        expect(
          shares.every(
            ([at, share], i) => i === 0 || (at >= shares[i - 1]![0] && share >= shares[i - 1]![1]),
          ),
        ).toBe(true);
        const below = steps.filter((each) => each <= medianOf(steps)).length;
        expect(2 * below).toBeGreaterThanOrEqual(steps.length);
      }),
    );
  });

  test('both lines, and the same in words', () => {
    const runs = [3, 5, 4].map((steps, at) => ({ seed: at, steps, value: -at }));
    const evidence = {
      kind: 'runs',
      problem: { name: 'n-queens', n: 8, initial: null },
      runs,
      reference: runs.map((run) => ({ ...run, steps: run.steps + 1 })),
    } as const;
    isWhole(distributionSvg(evidence));
    expect(describeRuns(evidence)).toBe(
      "Of 3 runs, half were over after 4 steps and all after 5; the reference's with the same seeds, after 5 and 6. Half of yours ended at value −1 or below, the best at 0; the reference's at −1 and 0.",
    );
  });
});
