import { describe, expect, test } from 'vitest';
import { RUN_SUBJECTS, runSubjectOf } from '../../grader/subjects/subjects.ts';
import { programWith, replaceBoth, type RunMistake } from '../../mistakes/local/runMistake.ts';
import { Random } from '../../reference/random.ts';
import type { GivenProblem, Search } from '../../mistakes/correct/local/api.ts';

describe('every mistake of a local search', () => {
  const all = RUN_SUBJECTS.flatMap(({ name: algorithm, mistakes }) =>
    mistakes.map((mistake) => ({ algorithm, ...mistake })),
  );

  test('has an id of its own, and words', () => {
    expect(all.length).toBeGreaterThan(150);
    for (const { algorithm, id, title, words, hint } of all) {
      const place = `${algorithm}: ${id}`;
      expect(id, place).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(
        all.filter((other) => other.algorithm === algorithm && other.id === id),
        place,
      ).toHaveLength(1);
      expect(title, place).toMatch(/[^.!?]$/);
      expect(words, place).toMatch(/[.…]$/);
      expect(hint, place).toMatch(/[.?]$/);
      expect(words, place).not.toContain(hint);
    }
  });
});

describe('two mistakes at once', () => {
  const mistakeOf = (algorithm: string, id: string): RunMistake<(...args: never[]) => unknown> =>
    runSubjectOf({ algorithm: algorithm })!.mistakes.find((one) => one.id === id)!;

  test.each<[algorithm: string, one: string, other: string]>([
    ['hill-climbing', 'no-sideways', 'level-for-ever'],
    ['hill-climbing', 'goes-down', 'any-better'],
    ['stochastic-hill-climbing', 'anywhere', 'uniform'],
    ['simulated-annealing', 'coin', 'linear'],
    ['reproduce', 'each-position', 'middle'],
    ['first-choice', 'gives-up-early', 'board-before'],
  ])(
    'are not made where they replace one part, or a whole program: %s, %s and %s',
    (algorithm, one, other) => {
      expect(
        replaceBoth(mistakeOf(algorithm, one).replaces, mistakeOf(algorithm, other).replaces),
      ).toBeNull();
    },
  );

  test('both are made: the last of the best is taken, and the board before the last move returned', () => {
    const problem: GivenProblem = {
      initial: [3],
      neighbours: ([at]) => (at! > 1 ? [[0], [at! - 1], [at! - 1]] : []),
      value: ([at]) => (at === 0 ? -9 : 5 - at!),
      randomState: () => [3],
    };
    const both = programWith(
      replaceBoth(
        mistakeOf('hill-climbing', 'board-before').replaces,
        mistakeOf('hill-climbing', 'last-tie').replaces,
      )!,
    ) as Search;
    // Never draws: last-tie. Climbs 3, 2, 1 and loses the last move.
    expect(both(problem, null as unknown as Random, {})).toEqual([2]);
  });

  test('in either order they are one program; mistakes of two skeletons are none', () => {
    const problem: GivenProblem = {
      initial: [4, 4, 4],
      neighbours: (state) => state.map((value, at) => state.with(at, value - 1)),
      value: (state) => -state.reduce((sum, value) => sum + Math.abs(value), 0),
      randomState: () => [4, 4, 4],
    };
    const [one, other] = [
      mistakeOf('stochastic-hill-climbing', 'board-before').replaces,
      mistakeOf('stochastic-hill-climbing', 'uniform').replaces,
    ] as const;
    const ends = [replaceBoth(one, other)!, replaceBoth(other, one)!].map((both) =>
      (programWith(both) as Search)(problem, Random.seeded(5), {}),
    );
    expect(ends[0]).toEqual(ends[1]);
    expect(ends[0]).toHaveLength(3);
    expect(replaceBoth(one, mistakeOf('first-choice', 'by-gain').replaces)).toBeNull();
  });
});
