import { type CorrectProgram, program } from '../correct/correctProgram.ts';
import type { Genetic, State } from '../correct/local/api.ts';
import { bred } from '../correct/local/crossing.ts';
import { PARTS } from '../correct/local/geneticParts.ts';
import { fittest, genetic, type GeneticParts, keeping, surviving } from '../skeletons/genetic.ts';
import type { Taught } from './taught.ts';

/** How many of the fittest are carried over as they are; the others are bred. */
export interface KeepingWay {
  readonly words: string;
  /** Of a population of `size`. */
  kept(size: number): number;
}

/** They stand behind the children, and only as many of those are bred as there is room for. */
const keptBehind =
  (kept: KeepingWay['kept']): Genetic =>
  (first, fitness, random, options) => {
    let population = [...first];
    const many = kept(first.length);
    const select = (): State => PARTS.select(population, fitness, random) as State;
    for (let made = 1; ; made += 1) {
      const next: State[] = [];
      while (next.length < population.length - many) {
        const child = bred(PARTS.reproduce, select(), select(), random, options);
        next.push(PARTS.mutate(child, random, options) as State);
      }
      const elite = [...population].sort((a, b) => fitness(a) - fitness(b)).slice(population.length - many);
      population = [...next, ...elite];
      options.onGeneration!(population);
      const best = fittest(population, fitness);
      if (made >= options.generations! || fitness(best) >= (options.fitEnough ?? Infinity)) return best;
    }
  };

/** The new population is sorted, the fittest first. */
const keptSorted =
  (next: GeneticParts['next']): GeneticParts['next'] =>
  (children, parents, fitness, random) =>
    next(children, parents, fitness, random).sort((a, b) => fitness(b) - fitness(a));

const programs = (
  id: string,
  kept: KeepingWay['kept'],
  next: GeneticParts['next'],
): CorrectProgram<Genetic>[] => [
  program(`${id}-behind`, 'the elite behind the children', keptBehind(kept)),
  { id: `${id}-sorted`, title: 'sorted by fitness', load: () => genetic({ next: keptSorted(next) }) },
];

const elite = (id: string, many: number, words: string): Taught<Genetic, KeepingWay> => ({
  id,
  title: `elitism: ${words} carried over`,
  ways: [{ words: `${words} carried over`, kept: (size) => Math.min(many, size) }],
  programs: programs(id, () => many, keeping(many)),
});

/** Shares of a population, rounded up and down. */
const shares = (words: string, share: number): KeepingWay[] => [
  { words: `the fittest ${words} carried over, rounded up`, kept: (size) => Math.ceil(share * size) },
  { words: `the fittest ${words} carried over, rounded down`, kept: (size) => Math.floor(share * size) },
];

/** Who is carried over, in a whole algorithm. */
export const KEEPING_TAUGHT: readonly Taught<Genetic, KeepingWay>[] = [
  elite('elitism', 1, 'the fittest'),
  elite('elitism-2', 2, 'the two fittest'),
  elite('elitism-3', 3, 'the three fittest'),
  {
    id: 'survivors',
    title: 'the fitter half or quarter carried over',
    ways: [...shares('half', 1 / 2), ...shares('quarter', 1 / 4)],
    programs: programs('survivors', (size) => Math.floor(size / 4), surviving(1 / 4)),
  },
];
