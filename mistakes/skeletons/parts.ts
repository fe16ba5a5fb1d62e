/** Mistakes in the parts of a genetic algorithm: selection, reproduction, mutation. */
import type { Draws } from '../../reference/random.ts';
import type { Fitness, Mutation, Options, Reproduction, Selection, State } from '../correct/local/api.ts';
import { PARTS } from '../correct/local/genetics.ts';
import { inSkeleton, type RunMistake } from '../local/runMistake.ts';

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

const WHEEL = 'Each individual’s share of the wheel is its fitness divided by the sum of all.';
export const ofSelection = inSkeleton<SelectionParts, Selection>(selecting);
export const sel = (
  id: string,
  pick: Selection,
  title: string,
  words: string,
  hint = WHEEL,
): RunMistake<Selection> => ofSelection(id, { pick }, title, words, hint);

interface ReproductionParts {
  /** The parent that gives the front, and the one that gives the back. */
  parents(x: State, y: State): [State, State];
  cut(n: number, random: Draws): number;
  child(front: State, back: State, c: number, random: Draws): unknown;
}

export const joined = (front: State, back: State, c: number): State => [
  ...front.slice(0, c),
  ...back.slice(c),
];

export function crossing(replaced: Partial<ReproductionParts>): Reproduction {
  const parts: ReproductionParts = {
    parents: (x, y) => [x, y],
    cut: (n, random) => random.integer(1, n - 1),
    child: joined,
    ...replaced,
  };
  return (x, y, random) => {
    const [front, back] = parts.parents(x, y);
    return parts.child(front, back, parts.cut(front.length, random), random);
  };
}

const POINT = 'From where to where may the cut lie? random.integer includes both ends.';
const ofReproduction = inSkeleton<ReproductionParts, Reproduction>(crossing);
export const rep = (
  id: string,
  parts: Partial<ReproductionParts>,
  title: string,
  words: string,
  hint = POINT,
): RunMistake<Reproduction> => ofReproduction(id, parts, title, words, hint);

interface MutationParts {
  copy(child: State): State;
  rate(options: Options): number;
  /** Those that change. */
  positions(n: number, random: Draws): number[];
  value(old: number, values: number, random: Draws): number;
}

export function mutating(replaced: Partial<MutationParts>): Mutation {
  const parts: MutationParts = {
    copy: (child) => [...child],
    rate: ({ mutationRate }) => mutationRate!,
    positions: (n, random) => [random.integer(0, n - 1)],
    value: another,
    ...replaced,
  };
  return (child, random, options) => {
    const made = parts.copy(child);
    if (random.number() >= parts.rate(options)) return made;
    for (const at of parts.positions(child.length, random))
      made[at] = parts.value(made[at]!, options.values!, random);
    return made;
  };
}

function another(old: number, values: number, random: Draws): number {
  const drawn = random.integer(0, values - 2);
  return drawn < old ? drawn : drawn + 1;
}

/** A value from low to high other than the old one; the old one if there is none. */
export function otherOf(old: number, low: number, high: number, random: Draws): number {
  const others = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((value) => value !== old);
  return others.length === 0 ? old : random.choice(others);
}

export const RATE = 'How often does your function change anything? Compare with options.mutationRate.';
export const PLACE = 'Which positions can your draw give?';
export const VALUE = 'Which new values can your draw give?';
export const mut = inSkeleton<MutationParts, Mutation>(mutating);

export function swaps(child: State, random: Draws, { mutationRate }: Options): State {
  if (random.number() >= mutationRate!) return [...child];
  const [a, b] = [random.integer(0, child.length - 1), random.integer(0, child.length - 1)];
  return child.with(a, child[b]!).with(b, child[a]!);
}
