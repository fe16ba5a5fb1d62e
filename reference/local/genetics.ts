/**
 * The operators of genetic algorithms (fifth notes, figures 4.6 to 4.8): selection, crossover, mutation. An
 * individual is a string over a finite alphabet, as an array of integers.
 */
import type { Draws } from '../random.ts';
import { roulette } from './roulette.ts';

/** A string over a finite alphabet: letters as integers from 0. */
export type Individual = readonly number[];
/** Higher is better; never negative. */
export type Fitness<I = Individual> = (individual: I) => number;

/**
 * RANDOM-SELECTION: the probability of being chosen is directly proportional to the fitness, which is not
 * negative. One draw.
 */
export function randomSelection<I>(random: Draws, population: readonly I[], fitness: Fitness<I>): I {
  return selection(population, fitness)(random);
}

/** RANDOM-SELECTION from a population whose fitness is measured once, for many selections. */
export function selection<I>(population: readonly I[], fitness: Fitness<I>): (random: Draws) => I {
  const scores = population.map(fitness);
  return (random) => population[roulette(random, scores)] as I;
}

/** The share of each individual in the choice: fitness / total, as printed beside figure 4.6 (b). */
export function selectionShares<I>(population: readonly I[], fitness: Fitness<I>): number[] {
  const scores = population.map(fitness);
  const total = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => (total === 0 ? 1 / scores.length : score / total));
}

/** The single-point crossover of x and y after position c: SUBSTRING(x, 1, c) and SUBSTRING(y, c + 1, n). */
export function crossover(x: Individual, y: Individual, c: number): number[] {
  if (x.length !== y.length) throw new RangeError(`parents have one length, not ${x.length} and ${y.length}`);
  if (!Number.isInteger(c) || c < 0 || c > x.length)
    throw new RangeError(`a crossover point lies from 0 to ${x.length}, not at ${c}`);
  return [...x.slice(0, c), ...y.slice(c)];
}

/**
 * REPRODUCE of figure 4.8 as printed: c from 1 to n. Since c = n copies x, a child is a plain copy with
 * probability 1/n. One draw.
 */
export function reproduce(random: Draws, x: Individual, y: Individual): number[] {
  return crossover(x, y, random.integer(1, x.length));
}

/** REPRODUCE with c from 1 to n − 1, so that both parents give at least one position. One draw. */
export function reproduceInside(random: Draws, x: Individual, y: Individual): number[] {
  return crossover(x, y, random.integer(1, Math.max(1, x.length - 1)));
}

/** Both offspring of one crossover point, from 1 to n − 1: figure 4.6 (d). One draw. */
export function reproducePair(random: Draws, x: Individual, y: Individual): [number[], number[]] {
  const c = random.integer(1, Math.max(1, x.length - 1));
  return [crossover(x, y, c), crossover(y, x, c)];
}

/**
 * One random position takes a random value from 0 to values − 1, its own included: "a queen moved to a random
 * square in its column". Two draws.
 */
export function mutate(random: Draws, individual: Individual, values: number): number[] {
  const at = random.integer(0, individual.length - 1);
  return individual.with(at, random.integer(0, values - 1));
}

/** One random position takes another value than it has. Two draws. */
export function mutateToAnother(random: Draws, individual: Individual, values: number): number[] {
  const at = random.integer(0, individual.length - 1);
  const drawn = random.integer(0, values - 2);
  return individual.with(at, drawn < individual[at]! ? drawn : drawn + 1);
}

/**
 * Each position is mutated with a small independent probability: figure 4.6 (e). One draw a position, one
 * more if it mutates.
 */
export function mutateEachPosition(
  random: Draws,
  individual: Individual,
  values: number,
  rate: number,
): number[] {
  return individual.map((value) => (random.number() < rate ? random.integer(0, values - 1) : value));
}
