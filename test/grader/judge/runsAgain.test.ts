import { describe, expect, test } from 'vitest';
import { problemOf, startOf } from '../../../grader/content/countedMoves.ts';
import { addedTo } from '../../../grader/judge/runsAgain.ts';
import { observeTrusted } from '../../../grader/observe/host/observeTrusted.ts';
import type { Check } from '../../../grader/types/exercise.ts';
import type { LocalInput } from '../../../grader/types/input.ts';
import { Random } from '../../../reference/random.ts';

const input = (seed: number): LocalInput => ({
  kind: 'local',
  problem: { name: 'n-queens', n: 6, initial: null },
  seed,
  options: {},
});
const stays = ((problem: { initial: number[] }) => problem.initial) as never;
const made = [1, 2, 3].map((seed) => ({
  input: input(seed),
  observation: observeTrusted(stays, input(seed), { calls: 10 }),
}));
const checkOf = (family: Check['family']): Check => ({ family }) as Check;

describe('runs that are added to a check', () => {
  test('are the first ones again, from the same start, with other draws', () => {
    const [again, ...more] = addedTo(checkOf('first-choice'), made);
    expect(more).toEqual([]);
    expect(again).toHaveLength(3);
    for (const [at, { input: other, repeated }] of again!.entries()) {
      expect(repeated).toEqual({ run: at, input: made[at]!.input });
      expect(other.seed).not.toBe(made[at]!.input.seed);
      expect(observeTrusted(stays, other, { calls: 10 }).outcome).toEqual(made[at]!.observation.outcome);
    }
  });

  test('of annealing, some are on states that count their moves', () => {
    const [, counted] = addedTo(checkOf('annealing'), made);
    expect(counted!.map(({ input: { kind, ...rest } }) => [kind, 'countsMoves' in rest])).toEqual(
      made.map(() => ['local', true]),
    );
  });
});

test('where moves are counted, no state comes twice on a way, and all else is as it was', () => {
  const counting = { ...input(5), countsMoves: true } as const;
  const [plain, counted] = [problemOf(input(5)), problemOf(counting)];
  const start = startOf(counting, counted, Random.seeded(5));
  const own = startOf(input(5), plain, Random.seeded(5));
  expect(start).toEqual([...own, 0]);
  expect(counted.value(start)).toBe(plain.value(own));
  expect(counted.neighbours(start)).toEqual(plain.neighbours(own).map((each) => [...each, 1]));
  expect(counted.neighbours(counted.neighbours(start)[0]!)[0]!.at(-1)).toBe(2);
  expect([...counted.neighbourValues!(start)]).toEqual([...plain.neighbourValues!(own)]);
});
