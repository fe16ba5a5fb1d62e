/**
 * GENETIC-ALGORITHM: figure 4.8 of the textbook, in the fifth notes; and the version of figure 4.6, where a
 * mating has two offspring.
 *
 * Contract: `fitness` is not negative. At least one generation is made, as `repeat … until` says; it ends
 * when an individual is `fitEnough`, or after `generations`. The answer is the best individual of the last
 * population, the first of equals; the best ever seen is beside it, since nothing carries the best over into
 * the next generation.
 */
import type { Draws } from '../random.ts';
import { highestValued } from './hillClimbing.ts';
import { selection, type Fitness } from './genetics.ts';

/** How an evolution ended. */
export interface Evolution<I> {
  /** Best of the last population. */
  readonly best: I;
  readonly bestEver: I;
  readonly population: readonly I[];
  /** Generations made. */
  readonly generations: number;
}

/** When an evolution ends. */
export interface Ending {
  /** A fitness that is enough; Infinity to go on to the end. */
  readonly fitEnough: number;
  /** Most generations to make. */
  readonly generations: number;
}

/** How the next generation comes about in figure 4.8, and when to end. */
export interface Breeding<I> extends Ending {
  /** REPRODUCE(x, y): one child. */
  reproduce(random: Draws, x: I, y: I): I;
  mutate(random: Draws, child: I): I;
  /** The small random probability with which a child is mutated. */
  readonly mutationRate: number;
}

/**
 * Figure 4.8: each mating has one child, so as many matings as individuals. @throws RangeError if the
 * population is empty or a fitness negative.
 */
export function geneticAlgorithm<I>(
  random: Draws,
  population: readonly I[],
  fitness: Fitness<I>,
  breeding: Breeding<I>,
): Evolution<I> {
  return evolve(population, fitness, breeding, (parents) => {
    const randomSelection = selection(parents, fitness);
    const newPopulation: I[] = []; // new_population ← empty set
    for (let i = 1; i <= parents.length; i += 1) {
      const x = randomSelection(random);
      const y = randomSelection(random);
      let child = breeding.reproduce(random, x, y);
      if (random.number() < breeding.mutationRate) child = breeding.mutate(random, child);
      newPopulation.push(child);
    }
    return newPopulation;
  });
}

/** How the next generation comes about in figure 4.6, and when to end. */
export interface PairBreeding<I> extends Ending {
  /** Both offspring of one mating. */
  reproduce(random: Draws, x: I, y: I): readonly [I, I];
  /** Applied to every offspring; such as `mutateEachPosition`, it decides itself what changes. */
  mutate(random: Draws, child: I): I;
}

/**
 * Figure 4.6: each mating has two offspring, so half as many matings; of an odd population, the last has one.
 */
export function geneticAlgorithmOfPairs<I>(
  random: Draws,
  population: readonly I[],
  fitness: Fitness<I>,
  breeding: PairBreeding<I>,
): Evolution<I> {
  return evolve(population, fitness, breeding, (parents) => {
    const randomSelection = selection(parents, fitness);
    const offspring: I[] = [];
    while (offspring.length < parents.length) {
      const x = randomSelection(random);
      const y = randomSelection(random);
      for (const child of breeding.reproduce(random, x, y)) {
        if (offspring.length < parents.length) offspring.push(breeding.mutate(random, child));
      }
    }
    return offspring;
  });
}

function evolve<I>(
  first: readonly I[],
  fitness: Fitness<I>,
  ending: Ending,
  next: (population: readonly I[]) => I[],
): Evolution<I> {
  const bestOf = (population: readonly I[]): I => highestValued({ value: fitness }, population)[0] as I;
  if (first.length === 0) throw new RangeError('a population has at least one individual');
  let population = first;
  let bestEver = bestOf(population);
  for (let generation = 1; ; generation += 1) {
    population = next(population);
    const best = bestOf(population);
    if (fitness(best) > fitness(bestEver)) bestEver = best;
    if (fitness(best) >= ending.fitEnough || generation >= ending.generations) {
      return { best, bestEver, population, generations: generation };
    }
  }
}
