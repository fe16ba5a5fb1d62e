/** Selection in named parts; a mistake replaces some. */
import type { Fitness, Selection, State } from '../correct/local/api.ts';
import { PARTS } from '../correct/local/geneticParts.ts';

interface SelectionParts {
  /** Those that are selected from. */
  given(population: State[], fitness: Fitness): State[];
  pick: Selection;
  answer(chosen: unknown, population: State[]): unknown;
}

export function selecting(replaced: Partial<SelectionParts>): Selection {
  const parts: SelectionParts = {
    given: (population) => population,
    pick: PARTS.select,
    answer: (chosen) => chosen,
    ...replaced,
  };
  return (population, fitness, random) =>
    parts.answer(parts.pick(parts.given(population, fitness), fitness, random), population);
}

/** A wheel whose slots are as wide as `widths` says, from the fitness of each. */
export function wheel(widths: (fitness: number[]) => number[]): Selection {
  return (population, fitness, random) => {
    const slots = widths(population.map(fitness)).map((slot) => Math.max(0, slot));
    let spin = random.number() * slots.reduce((sum, slot) => sum + slot, 0);
    const at = slots.findIndex((slot) => (spin -= slot) < 0);
    return population[at < 0 ? population.length - 1 : at];
  };
}

export const tournament =
  (size: number): Selection =>
  (population, fitness, random) =>
    Array.from({ length: size }, () => random.choice(population)).reduce((best, each) =>
      fitness(each) > fitness(best) ? each : best,
    );
export const ranks = (fitness: number[]): number[] =>
  fitness.map((own) => 1 + fitness.filter((other) => other < own).length);

/** Spins the wheel by sums; `stops` says whether the spin is in a slot that ends at `sum`. */
export function bySums(
  stops: (spin: number, sum: number) => boolean,
  after = 0,
  slots = Infinity,
): Selection {
  return (population, fitness, random) => {
    const total = population.reduce((all, individual) => all + fitness(individual), 0);
    const spin = random.number() * total;
    let sum = 0;
    for (let i = 0; i < Math.min(slots, population.length); i += 1) {
      sum += fitness(population[i]!);
      if (stops(spin, sum)) return population[(i + after) % population.length];
    }
    return population.at(-1);
  };
}

/** The fitter half, in the order of fitness; at least one. */
export const fitterHalf = (population: readonly State[], fitness: Fitness): State[] =>
  [...population].sort((a, b) => fitness(b) - fitness(a)).slice(0, Math.ceil(population.length / 2));

/** A wheel of shares to one decimal; the last takes what is left. `from`: the first that can be taken. */
export const byRoundedShares =
  (from: number): Selection =>
  (population, fitness, random) => {
    const total = population.reduce((sum, each) => sum + fitness(each), 0);
    let spin = random.number();
    return (
      population.find((each, at) => {
        spin -= Math.round((fitness(each) / total) * 10) / 10;
        return at >= from && spin < 0;
      }) ?? population.at(-1)
    );
  };

/** The search through the sums leaves out the first individual. */
export const firstNever: Selection = (population, fitness, random) => {
  let spin = random.number() * population.reduce((sum, each) => sum + fitness(each), 0);
  return population.find((each, at) => (spin -= fitness(each)) < 0 && at > 0) ?? population.at(-1);
};
