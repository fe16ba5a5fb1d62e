/** Mistakes in a whole genetic algorithm: those of its parts, and those of the loop around them. */
import type { Draws } from '../../random.ts';
import type { Fitness, Genetic, Mistake, Mutation, Options, Reproduction, Selection, State } from '../../variants/local/api.ts';
import { PARTS } from '../../variants/local/genetics.ts';
import { mistake } from './mistake.ts';
import { MUTATE_MISTAKES, REPRODUCE_MISTAKES, SELECTION_MISTAKES } from './parts.ts';

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

const fittest = (population: readonly State[], fitness: Fitness): State => population.reduce((best, each) => (fitness(each) > fitness(best) ? each : best));

export function genetic(replaced: Partial<Parts> = {}): Genetic {
  const parts: Parts = {
    ...PARTS,
    mates: (select) => [select(), select()],
    next: (children) => children,
    report: (options, population) => options.onGeneration!(population),
    ends: (population, fitness, made, { fitEnough = Infinity, generations }) => made >= generations! || population.some((each) => fitness(each) >= fitEnough),
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

const of = (id: string, replaced: Partial<Parts>, title: string, sentence: string, hint: string): Mistake<Genetic> => mistake(id, genetic(replaced), title, sentence, hint);

/** The mistake of a part, made in the whole. */
function inWhole<Key extends 'select' | 'reproduce' | 'mutate'>(key: Key, bank: readonly Mistake<Parts[Key]>[], prefix: string, ...ids: readonly string[]): Mistake<Genetic>[] {
  return bank.filter(({ id }) => ids.includes(id)).map(({ id, title, sentence, hint, load }) => of(`${prefix}-${id}`, { [key]: load() } as Partial<Parts>, title, sentence, hint));
}

const LOOP = 'Read the figure again: what makes up the new population?';
const END = 'When does the algorithm end, and what does it return?';

export const GENETIC_MISTAKES: readonly Mistake<Genetic>[] = [
  ...inWhole('select', SELECTION_MISTAKES, 'selection', 'uniform', 'rank', 'always-best', 'on-cost', 'squared'),
  ...inWhole('reproduce', REPRODUCE_MISTAKES, 'cut', 'never-last-cut', 'middle', 'two-cuts', 'each-position'),
  ...inWhole('mutate', MUTATE_MISTAKES, 'mutation', 'never', 'always', 'doubled', 'last-position-never', 'last-value-never', 'every-position'),
  of('same-parent-twice', { mates: (select) => {
    const x = select();
    return [x, x];
  } }, 'Both parents are the same', 'Your algorithm selects one parent and mates it with itself.', 'How often do you select for one child?'),
  of('elitism', { next: (children, parents, fitness) => [fittest(parents, fitness), ...children.slice(1)] }, 'The best is carried over', 'Your algorithm keeps the fittest individual; figure 4.8 does not.', LOOP),
  of('best-survive', { next: (children, parents, fitness) => [...children, ...parents].sort((a, b) => fitness(b) - fitness(a)).slice(0, parents.length) }, 'The best of parents and children survive', 'Your algorithm lets parents compete with their children.', LOOP),
  of('shrinks', { next: (children) => (children.length > 2 ? children.slice(1) : children) }, 'The population shrinks', 'Your population loses an individual in each generation.', 'How many children does a generation have?'),
  of('grows', { next: (children, parents) => [...parents, ...children] }, 'The population grows', 'Your algorithm adds the children to the old population.', LOOP),
  of('without-twins', { next: (children) => children.filter((child, at) => children.findIndex((other) => other.join() === child.join()) === at) }, 'Equal children are dropped', 'Your population is a set: equal individuals count once.', 'How many children does a generation have?'),
  of('one-generation-too-many', { ends: (_population, _fitness, made, { generations }) => made > generations! }, 'One generation too many', 'Your algorithm makes one generation more than options.generations.', END),
  of('one-generation', { ends: () => true }, 'There is only one generation', 'Your algorithm stops after its first generation.', END),
  of('fit-enough-ignored', { ends: (_population, _fitness, made, { generations }) => made >= generations! }, 'fitEnough is ignored', 'Your algorithm goes on though an individual is fit enough.', END),
  of('first-returned', { answer: (population) => population[0] }, 'The first individual is returned', 'Your algorithm returns the first individual, not the fittest.', END),
  of('best-of-start', { answer: (_population, fitness, first) => fittest(first, fitness) }, 'The best of the first population is returned', 'Your algorithm returns an individual that it was given.', END),
  of('population-returned', { answer: (population) => population }, 'The population is returned', 'Your algorithm returns the whole population.', END),
  of('never-reports', { report: () => undefined }, 'No generation is reported', 'Your algorithm never calls options.onGeneration.', 'Call options.onGeneration(population) once a generation.'),
];
