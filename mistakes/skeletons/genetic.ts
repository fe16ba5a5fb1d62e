/** A whole genetic algorithm in named parts; a mistake replaces some. */
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
import { bred } from '../correct/local/crossing.ts';
import { PARTS } from '../correct/local/geneticParts.ts';

export interface GeneticParts {
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
  answer(population: State[], fitness: Fitness, first: State[], all: State[][]): unknown;
  /** Whether a child takes its place among the parents at once. */
  readonly breedsInPlace: boolean;
}

export const fittest = (population: readonly State[], fitness: Fitness): State =>
  population.reduce((best, each) => (fitness(each) > fitness(best) ? each : best));

export function genetic(replaced: Partial<GeneticParts> = {}): Genetic {
  const parts: GeneticParts = {
    ...PARTS,
    mates: (select) => [select(), select()],
    next: (children) => children,
    report: (options, population) => options.onGeneration!(population),
    ends: (population, fitness, made, { fitEnough = Infinity, generations }) =>
      made >= generations! || population.some((each) => fitness(each) >= fitEnough),
    answer: (population, fitness) => fittest(population, fitness),
    breedsInPlace: false,
    ...replaced,
  };
  return (first, fitness, random, options) => {
    let population = first;
    const all = [first];
    const isOver = (made: number): boolean => parts.ends(population, fitness, made, options);
    const answer = (): unknown => parts.answer(population, fitness, first, all);
    for (let made = 1; ; made += 1) {
      const breeding = parts.breedsInPlace ? [...population] : population;
      const children = population.map((_, at) => {
        const [x, y] = parts.mates(() => parts.select(breeding, fitness, random) as State);
        const child = parts.mutate(bred(parts.reproduce, x, y, random, options), random, options) as State;
        if (parts.breedsInPlace) breeding[at] = child;
        return child;
      });
      population = parts.next(children, population, fitness, random);
      all.push(population);
      parts.report(options, population, made);
      if (isOver(made)) return answer();
    }
  };
}

/** So many of the new population are the fittest parents. */
export const keeping =
  (many: number): GeneticParts['next'] =>
  (children, parents, fitness) => {
    const byFitness = [...parents].sort((a, b) => fitness(b) - fitness(a));
    return [...byFitness.slice(0, many), ...children.slice(many)];
  };

/** A share of the new population are the fittest parents. */
export const surviving =
  (share: number): GeneticParts['next'] =>
  (children, parents, ...rest) =>
    keeping(Math.ceil(share * parents.length))(children, parents, ...rest);
