import { expect, test } from 'vitest';
import { DEFAULT_CONVENTIONS } from '../../../../grader/content/defaults.ts';
import {
  acceptedConventions,
  correctBreeding,
} from '../../../../grader/judge/statistics/genetics/breedings.ts';
import { givenPieces } from '../../../../grader/judge/statistics/genetics/crossing.ts';
import type { Breeding } from '../../../../grader/judge/statistics/genetics/likelihood.ts';
import { OriginsOf } from '../../../../grader/judge/statistics/genetics/origins.ts';
import type { Individual } from '../../../../reference/local/genetics.ts';
import { Random } from '../../../../reference/random.ts';
import { crossedBy, masksOf } from './crossings.ts';

const [N, VALUES] = [3, 3];

/** Chances of what a child can have come from, by going through parents, crossings and mutations. */
function byEnumeration(population: readonly Individual[], breeding: Breeding, child: Individual) {
  const { shares, mutation } = breeding;
  const found = {
    x: [] as number[],
    y: [] as number[],
    position: [] as number[],
    step: [] as number[],
    value: [] as number[],
    cut: [] as number[],
  };
  const add = (list: number[], at: number, by: number): void => void (list[at] = (list[at] ?? 0) + by);
  const pieces = givenPieces(breeding, N);
  population.forEach((x, i) =>
    population.forEach((y, j) =>
      masksOf(breeding, N).forEach(([mask, chance], option) => {
        const bred = crossedBy(mask, x, y);
        const different = [0, 1, 2].filter((at) => bred[at] !== child[at]);
        if (different.length > 1) return;
        const [at] = different;
        const both = shares[i]! * shares[j]! * chance;
        const p = both * (at === undefined ? 1 - mutation.chance : mutation.chance / (N * (VALUES - 1)));
        add(found.x, i, p);
        add(found.y, j, p);
        add(found.position, at === undefined ? 0 : at + 1, p);
        add(found.value, at === undefined ? 0 : child[at]! + 1, p);
        add(found.step, at === undefined ? 0 : (child[at]! - bred[at]! + VALUES) % VALUES, p);
        // Coins count as one option, beside that of no crossing.
        add(found.cut, pieces === null ? Number(option === 2 ** N) : option, p);
      }),
    ),
  );
  const total = found.x.reduce((sum, p) => sum + (p ?? 0), 0);
  return { total, found };
}

test('what children come from is what all ways to them say', () => {
  const random = Random.seeded(8);
  const accepted = acceptedConventions({
    ...DEFAULT_CONVENTIONS,
    mutates: ['individual'],
    mutationDraws: ['another'],
    accepts: ['cut-two-cuts', 'cut-each-position'],
  });
  let compared = 0;
  for (const convention of accepted) {
    for (const crossed of [1, 0.6]) {
      const population = Array.from({ length: 4 }, () =>
        Array.from({ length: N }, () => random.integer(0, VALUES - 1)),
      );
      const fitness = population.map(() => random.integer(1, 9));
      const setting = { n: N, values: VALUES, rate: 0.3, crossed };
      const breeding = correctBreeding(convention, setting, fitness);
      const origins = new OriginsOf(population, breeding, setting);
      for (let bits = 0; bits < VALUES ** N; bits += 1) {
        const child = [bits % 3, Math.floor(bits / 3) % 3, Math.floor(bits / 9)];
        const { total, found } = byEnumeration(population, breeding, child);
        const got = origins.of(child);
        expect(got === null).toBe(total === 0);
        if (got === null) continue;
        for (const kind of ['x', 'y', 'position', 'value', 'step', 'cut'] as const) {
          for (const [at, p] of got[kind].now.entries())
            expect(p, `${convention.cross.words}, ${kind} ${at}`).toBeCloseTo(
              (found[kind][at] ?? 0) / total,
              10,
            );
          expect(got[kind].before.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(2_000);
});
