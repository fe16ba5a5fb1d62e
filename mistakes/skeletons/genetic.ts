/** Mistakes in a whole genetic algorithm: those of its parts, and those of the loop around them. */
import type { Draws } from '../../reference/random.ts';
import type {
  Fitness,
  Genetic,
  Mutation,
  Options,
  Reproduction,
  Selection,
  State,
} from '../correct/local/api.ts';
import { PARTS } from '../correct/local/genetics.ts';
import { inSkeleton, type RunMistake } from '../local/runMistake.ts';

interface Parts {
  readonly select: Selection;
  readonly reproduce: Reproduction;
  readonly mutate: Mutation;
  /** Both parents of a child. */
  mates(select: () => State): [State, State];
  /** What becomes of the children, given their parents. */
  next(children: State[], parents: State[], fitness: Fitness, random: Draws): State[];
  /** What is reported. */
  report(options: Options, population: State[], made: number): void;
  ends(population: State[], fitness: Fitness, made: number, options: Options): boolean;
  answer(population: State[], fitness: Fitness, first: State[]): unknown;
}

export const fittest = (population: readonly State[], fitness: Fitness): State =>
  population.reduce((best, each) => (fitness(each) > fitness(best) ? each : best));

export function genetic(replaced: Partial<Parts> = {}): Genetic {
  const parts: Parts = {
    ...PARTS,
    mates: (select) => [select(), select()],
    next: (children) => children,
    report: (options, population) => options.onGeneration!(population),
    ends: (population, fitness, made, { fitEnough = Infinity, generations }) =>
      made >= generations! || population.some((each) => fitness(each) >= fitEnough),
    answer: (population, fitness) => fittest(population, fitness),
    ...replaced,
  };
  return (first, fitness, random, options) => {
    let population = first;
    for (let made = 1; ; made += 1) {
      const children = population.map(() => {
        const [x, y] = parts.mates(() => parts.select(population, fitness, random) as State);
        return parts.mutate(parts.reproduce(x, y, random) as State, random, options) as State;
      });
      population = parts.next(children, population, fitness, random);
      parts.report(options, population, made);
      if (parts.ends(population, fitness, made, options)) return parts.answer(population, fitness, first);
    }
  };
}

export const of = inSkeleton<Parts, Genetic>(genetic);

/** The mistake of a part, made in the whole. */
export function inWhole<Key extends 'select' | 'reproduce' | 'mutate'>(
  key: Key,
  bank: readonly RunMistake<Parts[Key]>[],
  prefix: string,
  ...ids: readonly string[]
): RunMistake<Genetic>[] {
  return bank
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, words, hint, load }) => of(`${prefix}-${id}`, { [key]: load() }, title, words, hint));
}

export const LOOP = 'Read the figure again: what makes up the new population?';
export const END = 'When does the algorithm end, and what does it return?';
