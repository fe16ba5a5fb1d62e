/** A whole genetic algorithm, correct in many styles. Cuts lie from 1 to n − 1. */
import {
  type Fitness,
  type Genetic,
  type Mutation,
  type Options,
  type Reproduction,
  type Selection,
  type State,
} from './api.ts';
import { type CorrectProgram, program } from '../correctProgram.ts';
import { bred, isCrossed } from './crossing.ts';
import {
  choosesOther,
  drawsAgain,
  drawsValue,
  integerSpin,
  loops,
  rejection,
  shifts,
  slices,
  splices,
  wheel,
} from './geneticParts.ts';

const fittest = (population: readonly State[], fitness: Fitness): State =>
  population.reduce((best, each) => (fitness(each) > fitness(best) ? each : best));
const isDone = (
  population: readonly State[],
  fitness: Fitness,
  made: number,
  { fitEnough = Infinity, generations }: Options,
): boolean => made >= generations! || population.some((individual) => fitness(individual) >= fitEnough);

function whole(select: Selection, reproduce: Reproduction, mutate: Mutation): Genetic {
  return (first, fitness, random, options) => {
    let population = first;
    for (let made = 1; ; made += 1) {
      population = population.map(
        () =>
          mutate(
            bred(
              reproduce,
              select(population, fitness, random) as State,
              select(population, fitness, random) as State,
              random,
              options,
            ),
            random,
            options,
          ) as State,
      );
      options.onGeneration!(population);
      if (isDone(population, fitness, made, options)) return fittest(population, fitness);
    }
  };
}

/** Weighs each individual once a generation, and pushes children one by one. */
const weighsOnce: Genetic = (first, fitness, random, options) => {
  let population = first;
  let made = 0;
  do {
    const scores = population.map(fitness);
    const total = scores.reduce((sum, score) => sum + score, 0);
    const pick = (): State => {
      let spin = random.number() * total;
      const at = scores.findIndex((score) => (spin -= score) < 0);
      return population[at < 0 ? scores.findLastIndex((score) => score > 0) : at]!;
    };
    const next: State[] = [];
    while (next.length < population.length)
      next.push(drawsAgain(bred(slices, pick(), pick(), random, options), random, options) as State);
    population = next;
    made += 1;
    options.onGeneration!(population);
  } while (!isDone(population, fitness, made, options));
  return fittest(population, fitness);
};

/** Remembers fitness by individual. */
const remembers: Genetic = (first, fitness, random, options) => {
  const known = new Map<number, number>();
  const lookUp: Fitness = (individual) => {
    const key = individual.reduce((number, value) => number * options.values! + value, 0);
    const found = known.get(key) ?? fitness(individual);
    known.set(key, found);
    return found;
  };
  return whole(wheel, loops, shifts)(first, lookUp, random, options);
};

/** All parents of a generation are drawn before any child is made. */
const parentsFirst: Genetic = (first, fitness, random, options) => {
  const generation = (population: State[], made: number): State => {
    const pairs = population.map(
      () =>
        [integerSpin(population, fitness, random), integerSpin(population, fitness, random)] as [
          State,
          State,
        ],
    );
    const next = pairs
      .map(([x, y]) => bred(slices, x, y, random, options))
      .map((child) => drawsValue(child, random, options) as State);
    options.onGeneration!(next);
    return isDone(next, fitness, made, options) ? fittest(next, fitness) : generation(next, made + 1);
  };
  return generation(first, 1);
};

/**
 * Makes both children of each mating, as figure 4.6 shows them: cut at one place, and each mutated by itself.
 */
const twoChildren: Genetic = (first, fitness, random, options) => {
  let population = first;
  for (let made = 1; ; made += 1) {
    const next: State[] = [];
    while (next.length < population.length) {
      const [x, y] = [
        wheel(population, fitness, random) as State,
        wheel(population, fitness, random) as State,
      ];
      const c = isCrossed(random, options) ? random.integer(1, x.length - 1) : x.length;
      for (const child of [
        [...x.slice(0, c), ...y.slice(c)],
        [...y.slice(0, c), ...x.slice(c)],
      ])
        next.push(drawsValue(child, random, options) as State);
    }
    population = next.slice(0, population.length);
    options.onGeneration!(population);
    if (isDone(population, fitness, made, options)) return fittest(population, fitness);
  }
};

export const GENETIC_VARIANTS: readonly CorrectProgram<Genetic>[] = [
  program('figure-4-8', 'as figure 4.8 has it', whole(wheel, slices, drawsValue)),
  program('other-parts', 'the same loop with parts in other styles', whole(rejection, splices, choosesOther)),
  program('weighs-once', 'each individual weighed once a generation', weighsOnce),
  program('remembers', 'fitness remembered by individual', remembers),
  program('parents-first', 'all parents drawn before any child is made', parentsFirst),
  program('two-children', 'two children of each mating, as in figure 4.6', twoChildren),
];
