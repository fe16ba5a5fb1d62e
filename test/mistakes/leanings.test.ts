/** Leanings are of the size that they say, drawn anew from each seed, and break no law. */
import { describe, expect, test } from 'vitest';
import { readLaws } from '../../grader/judge/checks/laws/laws.ts';
import { observeTrusted } from '../../grader/observe/host/observeTrusted.ts';
import { RUN_SUBJECTS, runSubjectOf } from '../../grader/subjects/subjects.ts';
import { leaned } from '../../mistakes/leanings/leaning.ts';
import { REPRODUCE_LEANINGS } from '../../mistakes/leanings/parts.ts';
import { Random } from '../../reference/random.ts';
import { bundled } from '../support/handedIn.ts';

const variation = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, chance, j) => sum + Math.abs(chance - b[j]!), 0) / 2;

describe('chances that lean', () => {
  test.each([
    [[1 / 4, 1 / 4, 1 / 4, 1 / 4], 0.1],
    [[0.5, 0, 0.3, 0.2], 0.2],
    [[0.95, 0.05], 0.3],
    [[0.05, 0.95], 0.3],
    [[0.2, 0.2, 0.2, 0.2, 0.2], 0.05],
  ])('%j by %d', (chances, size) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const random = Random.seeded(seed);
      const ranks = chances.map(() => random.number());
      const off = leaned(chances, size, (j) => ranks[j]!);
      expect(variation(off, chances)).toBeCloseTo(size, 12);
      expect(off.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(off.every((chance, j) => (chances[j] === 0 ? chance === 0 : chance >= 0))).toBe(true);
    }
  });

  test('as far as they can, and in some direction where all have one rank', () => {
    expect(leaned([0.5, 0.5], 0.6, (j) => j)).toEqual([1, 0]);
    expect(
      variation(
        leaned([1 / 3, 1 / 3, 1 / 3], 0.1, () => 7),
        [1 / 3, 1 / 3, 1 / 3],
      ),
    ).toBeCloseTo(0.1, 12);
    expect(leaned([0, 1], 0.1, (j) => j)).toEqual([0, 1]);
  });
});

test('another seed is another direction, and the same seed the same', () => {
  const [{ load }] = REPRODUCE_LEANINGS as [(typeof REPRODUCE_LEANINGS)[number]];
  const shares = (seed: number): string => {
    const [program, random] = [load({ size: 0.4, seed }), Random.seeded(1)];
    const cuts = [0, 0, 0, 0];
    for (let call = 0; call < 200; call += 1)
      cuts[(program([0, 0, 0, 0, 0], [1, 1, 1, 1, 1], random) as number[]).indexOf(1) - 1]! += 1;
    return cuts.map((count) => (count > 50 ? '+' : '-')).join('');
  };
  const all = Array.from({ length: 12 }, (_, seed) => shares(seed));
  expect(all).toEqual(Array.from({ length: 12 }, (_, seed) => shares(seed)));
  expect(new Set(all).size).toBeGreaterThan(3);
});

describe.each(RUN_SUBJECTS.filter(({ leanings }) => leanings.length > 0).map(({ name }) => name))(
  '%s',
  async (name) => {
    const { leanings, mistakes } = runSubjectOf({ algorithm: name })!;
    const exercise = await bundled(name);

    test('leanings break no law, and are in no bank', () => {
      const ids = leanings.map(({ id }) => id);
      const cases = exercise.checks.flatMap((check) => (check.kind === 'law' ? [check.cases[0]!] : []));
      // One run for each check, by one leaning after the other.
      const broken = cases.flatMap(({ inputs: [input] }, at) => {
        const { id, load } = leanings[at % leanings.length]!;
        const observation = observeTrusted(load({ size: 0.2, seed: at }), input!, exercise.limits);
        return readLaws(exercise, input!, observation)?.broken.map((law) => [id, law]) ?? [];
      });
      expect(broken).toEqual([]);
      expect(mistakes.filter(({ id }) => ids.includes(id))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
    });
  },
);
