import { expect, test } from 'vitest';
import { correctBreeding, PROPORTIONAL } from '../../../../grader/judge/statistics/genetics/breedings.ts';
import { cutWithin } from '../../../../grader/judge/statistics/genetics/crossoverWays.ts';
import { LitterChances } from '../../../../grader/judge/statistics/genetics/litters.ts';
import { OwnMates } from '../../../../grader/judge/statistics/genetics/ownMates.ts';
import { drawsValue, slices } from '../../../../mistakes/correct/local/geneticParts.ts';
import { Random } from '../../../../reference/random.ts';

const random = Random.seeded(3);
const POPULATION = Array.from({ length: 20 }, () => Array.from({ length: 8 }, () => random.integer(0, 7)));
const BREEDING = correctBreeding(
  { cross: cutWithin('1..n-1', ''), unit: 'individual', draw: 'another', select: PROPORTIONAL },
  { n: 8, values: 8, rate: 0.2, crossed: 1 },
  POPULATION.map(() => 1),
);

/** What is bet on children whose second parent is drawn from the population without some of it. */
function betOn(children: number, isMate: (x: number[], y: number[]) => boolean): number {
  const bet = new OwnMates();
  const chances = new LitterChances(POPULATION);
  for (let nth = 0; nth < children; nth += 1) {
    const x = random.choice(POPULATION);
    const y = random.choice(POPULATION.filter((other) => isMate(x, other)));
    const bred = slices(x, y, random) as number[];
    const child = drawsValue(bred, random, { mutationRate: 0.2, values: 8 }) as number[];
    chances.compare([child]);
    bet.update(POPULATION, child, BREEDING, chances.of(BREEDING));
  }
  return bet.logE;
}

test('parents that always differ are noticed, and chance is not', () => {
  expect(betOn(2_000, (x, y) => x !== y)).toBeGreaterThan(20);
  expect(betOn(2_000, () => true)).toBeLessThan(3);
});
