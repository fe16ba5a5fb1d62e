/** Mistakes in the parts of a genetic algorithm: selection, reproduction, mutation. */
import type { Draws } from '../../random.ts';
import type { Mistake, Mutation, Options, Reproduction, Selection, State } from '../../variants/local/api.ts';
import { mistake } from './mistake.ts';

/** A wheel whose slots are as wide as `widths` says, from the fitness of each. */
export function wheel(widths: (fitness: number[]) => number[]): Selection {
  return (population, fitness, random) => {
    const slots = widths(population.map(fitness)).map((slot) => Math.max(0, slot));
    let spin = random.number() * slots.reduce((sum, slot) => sum + slot, 0);
    const at = slots.findIndex((slot) => (spin -= slot) < 0);
    return population[at < 0 ? population.length - 1 : at];
  };
}

export const tournament = (size: number): Selection => (population, fitness, random) =>
  Array.from({ length: size }, () => random.choice(population)).reduce((best, each) => (fitness(each) > fitness(best) ? each : best));
export const ranks = (fitness: number[]): number[] => fitness.map((own) => 1 + fitness.filter((other) => other < own).length);

/** Spins the wheel by sums; `stops` says whether the spin is in a slot that ends at `sum`. */
export function bySums(stops: (spin: number, sum: number) => boolean, after = 0, slots = Infinity): Selection {
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
export const sel = (id: string, entry: Selection, title: string, sentence: string, hint = WHEEL): Mistake<Selection> => mistake(id, entry, title, sentence, hint);

export const cut = (range: (n: number, random: Draws) => number): Reproduction => (x, y, random) => {
  const c = range(x.length, random);
  return [...x.slice(0, c), ...y.slice(c)];
};

const POINT = 'From where to where may the cut lie? random.integer includes both ends.';
export const rep = (id: string, entry: Reproduction, title: string, sentence: string, hint = POINT): Mistake<Reproduction> => mistake(id, entry, title, sentence, hint);

export function twoCuts(x: State, y: State, random: Draws): State {
  const a = random.integer(1, x.length - 1);
  const b = random.integer(1, x.length - 1);
  return x.map((value, i) => (i >= Math.min(a, b) && i < Math.max(a, b) ? y[i]! : value));
}

interface MutationParts {
  rate(options: Options): number;
  at(n: number, random: Draws): number;
  value(old: number, values: number, random: Draws): number;
}

export function mutating(replaced: Partial<MutationParts>): Mutation {
  const parts: MutationParts = { rate: ({ mutationRate }) => mutationRate!, at: (n, random) => random.integer(0, n - 1), value: another, ...replaced };
  return (child, random, options) => {
    if (random.number() >= parts.rate(options)) return [...child];
    const at = parts.at(child.length, random);
    return child.with(at, parts.value(child[at]!, options.values!, random));
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
export const mut = (id: string, entry: Mutation, title: string, sentence: string, hint: string): Mistake<Mutation> => mistake(id, entry, title, sentence, hint);

export function swaps(child: State, random: Draws, { mutationRate }: Options): State {
  if (random.number() >= mutationRate!) return [...child];
  const [a, b] = [random.integer(0, child.length - 1), random.integer(0, child.length - 1)];
  return child.with(a, child[b]!).with(b, child[a]!);
}

export function inPlace(child: State, random: Draws, { mutationRate, values }: Options): State {
  if (random.number() < mutationRate!) {
    const at = random.integer(0, child.length - 1);
    child[at] = another(child[at]!, values!, random);
  }
  return child;
}
