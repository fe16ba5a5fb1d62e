import type { Genetic, Mutation, Reproduction, Selection, State } from '../correct/local/api.ts';
import { type LazyProgram, long, short } from './lazyProgram.ts';

/** Selections that do not weigh fitness. */
export const LAZY_SELECTIONS: readonly LazyProgram<Selection>[] = [
  short('nothing', 'returns nothing', () => null),
  short('first', 'returns the first individual', (population) => population[0]),
  short('middle', 'returns an individual in the middle', (all) => all[Math.floor(all.length / 2)]),
  short('last', 'returns the last individual', (population) => population.at(-1)),
  short('any', 'returns any individual', (population, _fitness, random) => random.choice(population)),
  short('draws-first', 'draws, and returns the first individual', (population, _fitness, random) => {
    random.number();
    return population[0];
  }),
  short('fittest', 'returns the fittest', (population, fitness) => fittest(population, fitness)),
];

/** Crossovers that do not draw a cut. */
export const LAZY_REPRODUCTIONS: readonly LazyProgram<Reproduction>[] = [
  short('nothing', 'returns nothing', () => null),
  short('first-parent', 'returns the first parent', (x) => x),
  short('second-parent', 'returns the second parent', (_x, y) => y),
  short('middle-cut', 'cuts in the middle', (x, y) => cutAt(x, y, Math.floor(x.length / 2))),
  short('first-cut', 'cuts after the first position', (x, y) => cutAt(x, y, 1)),
  short('draws-middle-cut', 'draws, and cuts in the middle', (x, y, random) => {
    random.number();
    return cutAt(x, y, Math.floor(x.length / 2));
  }),
];

const cutAt = (x: State, y: State, at: number): State => [...x.slice(0, at), ...y.slice(at)];

/** Mutations that change nothing, or always the same. */
export const LAZY_MUTATIONS: readonly LazyProgram<Mutation>[] = [
  short('nothing', 'returns nothing', () => null),
  short('unchanged', 'returns the child as it is', (child) => child),
  short('draws-unchanged', 'draws, and returns the child as it is', (child, random) => {
    random.number();
    return child;
  }),
  short('first-position', 'always changes the first position', (child, _random, { values = 2 }) => [
    ((child[0] ?? 0) + 1) % values,
    ...child.slice(1),
  ]),
];

/** Genetic algorithms that do not breed. */
export const LAZY_GENETICS: readonly LazyProgram<Genetic>[] = [
  short('nothing', 'returns nothing', () => null),
  short('first', 'returns the first individual', (population) => population[0]),
  short('fittest', 'returns the fittest of the first population', fittest),
  short(
    'reports-once',
    'reports the first population, and returns its fittest',
    (population, fitness, _r, o) => {
      o.onGeneration?.(population);
      return fittest(population, fitness);
    },
  ),
  long('reports-the-same', 'reports the first population again and again', (population, fitness, _r, o) => {
    for (let i = 0; i < (o.generations ?? 20); i += 1) o.onGeneration?.(population);
    return fittest(population, fitness);
  }),
  long('shuffles', 'shuffles the population for each generation', (population, fitness, random, o) => {
    for (let i = 0; i < (o.generations ?? 20); i += 1) o.onGeneration?.(random.shuffle(population));
    return fittest(population, fitness);
  }),
];

function fittest(population: readonly State[], fitness: (state: State) => number): State | undefined {
  let best = population[0];
  for (const each of population) if (best === undefined || fitness(each) > fitness(best)) best = each;
  return best;
}
