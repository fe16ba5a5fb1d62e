import type { Individual } from '../../../../reference/local/genetics.ts';
import { expect, test } from 'vitest';
import { DEFAULT_CONVENTIONS } from '../../../../grader/content/defaults.ts';
import {
  acceptedConventions,
  breedingBets,
  correctBreeding,
} from '../../../../grader/judge/statistics/genetics/breedings.ts';
import type { Breeding } from '../../../../grader/judge/statistics/genetics/likelihood.ts';
import { LitterChances } from '../../../../grader/judge/statistics/genetics/litters.ts';
import { Random } from '../../../../reference/random.ts';
import { crossedBy, masksOf } from './crossings.ts';

/** Adds up every way in which a child can come about: each pair of parents, each crossing, each mutation. */
function byEnumeration(
  population: readonly Individual[],
  breeding: Breeding,
  values: number,
): Map<string, number> {
  const { shares, oneParent, mutation } = breeding;
  const chances = new Map<string, number>();
  const add = (child: Individual, chance: number): void =>
    void chances.set(child.join(), (chances.get(child.join()) ?? 0) + chance);
  const mutate = (child: Individual, chance: number): void => {
    const others = (at: number): number[] =>
      Array.from({ length: values }, (_, value) => value).filter((value) => value !== child[at]);
    if (mutation.unit === 'individual') {
      add(child, chance * (1 - mutation.chance));
      child.forEach((old, at) =>
        others(at).forEach((value) =>
          add(child.with(at, value), chance * mutation.chance * mutation.change(at, old, value)),
        ),
      );
      return;
    }
    const from = (at: number, soFar: Individual, left: number): void => {
      if (at === child.length) return add(soFar, left);
      from(at + 1, soFar, left * (1 - mutation.chance));
      for (const value of others(at))
        from(at + 1, soFar.with(at, value), left * mutation.chance * mutation.change(at, child[at]!, value));
    };
    from(0, child, chance);
  };
  population.forEach((x, i) => {
    if (oneParent) return mutate(x, shares[i]!);
    population.forEach((y, j) =>
      masksOf(breeding, x.length).forEach(([mask, chance]) =>
        mutate(crossedBy(mask, x, y), chance * shares[i]! * shares[j]!),
      ),
    );
  });
  return chances;
}

const CONVENTIONS = { ...DEFAULT_CONVENTIONS, accepts: ['cut-two-cuts', 'cut-each-position'] };

test('the chance of a child is that of all ways to it, right and mistaken, in whatever order breedings are asked about', () => {
  const random = Random.seeded(3);
  let compared = 0;
  for (let round = 0; round < 6; round += 1) {
    const [n, values, size] = [random.integer(2, 4), random.integer(2, 3), random.integer(1, 4)];
    const one = (): number[] => Array.from({ length: n }, () => random.integer(0, values - 1));
    const population = Array.from({ length: size }, one);
    const fitness = population.map(() => random.integer(0, 9));
    const setting = { n, values, rate: 0.3, crossed: round % 2 === 0 ? 1 : 0.6 };
    const breedings = acceptedConventions(CONVENTIONS).flatMap((convention) => {
      const correct = correctBreeding(convention, setting, fitness);
      return [
        correct,
        ...breedingBets(convention, CONVENTIONS).map(({ breeding }) => breeding(correct, setting, fitness)),
      ];
    });
    const expected = breedings.map((breeding) => byEnumeration(population, breeding, values));
    const chances = new LitterChances(population);
    for (let children = 0; children < 4; children += 1) {
      const child = one();
      chances.compare([child]);
      for (const at of random.shuffle([...breedings.keys(), ...breedings.keys()])) {
        const [found, wanted] = [chances.of(breedings[at]!), expected[at]!.get(child.join()) ?? 0];
        expect(Math.abs(found - wanted)).toBeLessThanOrEqual(1e-12 * wanted); // what cannot be is exactly 0
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(5_000);
});
