import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { geneticAlgorithm, geneticAlgorithmOfPairs } from '../../reference/local/geneticAlgorithm.ts';
import {
  type Individual,
  mutateToAnother,
  randomSelection,
  reproduceInside,
  reproducePair,
} from '../../reference/local/genetics.ts';
import { genetic } from '../../mistakes/skeletons/genetic.ts';
import { mutating } from '../../mistakes/skeletons/mutation.ts';
import { crossing } from '../../mistakes/skeletons/reproduction.ts';
import { selecting } from '../../mistakes/skeletons/selection.ts';
import { Random } from '../../reference/random.ts';
import type { Genetic, State } from '../../mistakes/correct/local/api.ts';
import { GENETIC_VARIANTS } from '../../mistakes/correct/local/genetic.ts';
import { PARTS } from '../../mistakes/correct/local/geneticParts.ts';
import { RUNS, type Evolution, evolutions, fitness } from './randomRuns.ts';

describe('genetic algorithms without a mistake', () => {
  const holdEvolution = (property: (one: Evolution, seeded: () => Random) => void): void =>
    fc.assert(
      fc.property(evolutions, (one) => property(one, () => Random.seeded(one.seed))),
      { numRuns: RUNS },
    );

  function expectSameEvolution(
    mine: Genetic,
    { population, seed, values, ...ending }: Evolution,
    reference: (random: Random) => { best: Individual; population: readonly Individual[] },
  ): void {
    const [one, two] = [Random.seeded(seed), Random.seeded(seed)];
    let last: State[] = [];
    const answer = mine(
      population.map((each) => [...each]),
      fitness,
      one,
      { values, ...ending, onGeneration: (made) => (last = made.map((each) => [...each])) },
    );
    const evolved = reference(two);
    expect(answer).toEqual(evolved.best);
    expect(last).toEqual(evolved.population);
    expect(one.number()).toBe(two.number());
  }

  test('one child of each mating', () => {
    holdEvolution((one) =>
      expectSameEvolution(genetic(), one, (random) =>
        geneticAlgorithm<Individual>(random, one.population, fitness, {
          ...one,
          reproduce: reproduceInside,
          mutate: (stream, child) => mutateToAnother(stream, child, one.values),
        }),
      ),
    );
  });

  test('two children of each mating', () => {
    const two = GENETIC_VARIANTS.find(({ id }) => id === 'two-children')!.load();
    // Of an odd number, the reference does not even mutate the one that is left out.
    const even = ({ population, ...rest }: Evolution): Evolution => ({
      ...rest,
      population: [...population, ...population],
    });
    holdEvolution((one) =>
      expectSameEvolution(two, even(one), (random) =>
        geneticAlgorithmOfPairs<Individual>(random, even(one).population, fitness, {
          ...one,
          reproduce: reproducePair,
          mutate: (stream, child) =>
            stream.number() < one.mutationRate ? mutateToAnother(stream, child, one.values) : child,
        }),
      ),
    );
  });

  test('the parts', () => {
    holdEvolution(({ population, values, mutationRate }, seeded) => {
      const [x, y] = [population[0]!, population.at(-1)!];
      for (const select of [PARTS.select, selecting({})])
        expect(select(population, fitness, seeded())).toEqual(randomSelection(seeded(), population, fitness));
      for (const reproduce of [PARTS.reproduce, crossing({})])
        expect(reproduce(x, y, seeded())).toEqual(reproduceInside(seeded(), x, y));
      const random = seeded();
      const expected = random.number() < mutationRate ? mutateToAnother(random, x, values) : x;
      for (const mutate of [PARTS.mutate, mutating({})])
        expect(mutate(x, seeded(), { values, mutationRate })).toEqual(expected);
    });
  });
});
