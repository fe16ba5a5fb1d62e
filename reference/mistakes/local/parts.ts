/** Mistakes in the parts of a genetic algorithm: selection, reproduction, mutation. */
import type { Draws } from '../../random.ts';
import type { Mistake, Mutation, Options, Reproduction, Selection, State } from '../../variants/local/api.ts';
import { PARTS } from '../../variants/local/genetics.ts';
import { mistake } from './mistake.ts';

/** A wheel whose slots are as wide as `widths` says, from the fitness of each. */
function wheel(widths: (fitness: number[]) => number[]): Selection {
  return (population, fitness, random) => {
    const slots = widths(population.map(fitness)).map((slot) => Math.max(0, slot));
    let spin = random.number() * slots.reduce((sum, slot) => sum + slot, 0);
    const at = slots.findIndex((slot) => (spin -= slot) < 0);
    return population[at < 0 ? population.length - 1 : at];
  };
}

const tournament = (size: number): Selection => (population, fitness, random) =>
  Array.from({ length: size }, () => random.choice(population)).reduce((best, each) => (fitness(each) > fitness(best) ? each : best));
const ranks = (fitness: number[]): number[] => fitness.map((own) => 1 + fitness.filter((other) => other < own).length);

/** Spins the wheel by sums; `stops` says whether the spin is in a slot that ends at `sum`. */
function bySums(stops: (spin: number, sum: number) => boolean, after = 0, slots = Infinity): Selection {
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
const sel = (id: string, entry: Selection, title: string, sentence: string, hint = WHEEL): Mistake<Selection> => mistake(id, entry, title, sentence, hint);

export const SELECTION_MISTAKES: readonly Mistake<Selection>[] = [
  sel('uniform', (population, _fitness, random) => random.choice(population), 'Fitness is ignored', 'Your selection draws every individual with the same chance.'),
  sel('rank', wheel(ranks), 'By rank', 'Your selection goes by rank, not by fitness.'),
  sel('always-best', (population, fitness, random) => (random.number(), population.reduce((best, each) => (fitness(each) > fitness(best) ? each : best))), 'Always the best', 'Your selection always takes the fittest.'),
  sel('tournament-2', tournament(2), 'A tournament of two', 'Your selection takes the fitter of two random individuals.'),
  sel('tournament-3', tournament(3), 'A tournament of three', 'Your selection takes the fittest of three random individuals.'),
  sel('on-cost', wheel((fitness) => fitness.map((own) => Math.max(...fitness) + Math.min(...fitness) - own)), 'On cost in place of fitness', 'Your selection prefers the unfit.'),
  sel('above-lowest', wheel((fitness) => fitness.map((own) => own - Math.min(...fitness))), 'The lowest fitness is subtracted', 'Your selection never takes the least fit.'),
  sel('squared', wheel((fitness) => fitness.map((own) => own * own)), 'Fitness is squared', 'Your selection prefers the fit too much.'),
  sel('one-slot-late', bySums((spin, sum) => spin < sum, 1), 'The wheel stops one slot late', 'Your selection takes the individual after the one that was drawn.', 'When you find the slot, which individual does it belong to?'),
  sel('last-never', (population, fitness, random) => PARTS.select(population.slice(0, -1), fitness, random), 'The last is never reached', 'Your selection never takes the last individual.', 'Does your loop reach the last individual?'),
  sel('at-most-zero', bySums((spin, sum) => spin <= sum), 'The comparison includes a draw of 0', 'Your selection takes an individual of fitness 0 when the draw is 0.', 'random.number() can be 0. What does your comparison do then?'),
  sel('index-returned', (population, fitness, random) => population.indexOf(PARTS.select(population, fitness, random) as State), 'The index is returned', 'Your selection returns a position, where an individual is asked for.', 'What is your function to return?'),
  sel('population-sorted', (population, fitness, random) => PARTS.select(population.sort((a, b) => fitness(a) - fitness(b)), fitness, random), 'The population is sorted in place', 'Your selection changes the population that it is given.', 'sort works in place. Copy the list first.'),
  sel('no-draw', (population) => population[0], 'No draw', 'Your selection does not draw a random number.', 'Use the random that your function is given.'),
];

const cut = (range: (n: number, random: Draws) => number): Reproduction => (x, y, random) => {
  const c = range(x.length, random);
  return [...x.slice(0, c), ...y.slice(c)];
};

const POINT = 'From where to where may the cut lie? random.integer includes both ends.';
const rep = (id: string, entry: Reproduction, title: string, sentence: string, hint = POINT): Mistake<Reproduction> => mistake(id, entry, title, sentence, hint);

export const REPRODUCE_MISTAKES: readonly Mistake<Reproduction>[] = [
  rep('cut-at-0', cut((n, random) => random.integer(0, n - 1)), 'The cut may be at 0', 'Your crossover sometimes copies the second parent.'),
  rep('cut-at-n', cut((n, random) => random.integer(1, n)), 'The cut may be at n', 'Your crossover sometimes copies the first parent.'),
  rep('never-last-cut', cut((n, random) => random.integer(1, n - 2)), 'The last cut is never made', 'Your crossover never cuts before the last position.'),
  rep('never-first-cut', cut((n, random) => random.integer(2, n - 1)), 'The first cut is never made', 'Your crossover never cuts after the first position.'),
  rep('middle', cut((n, random) => (random.number(), n >> 1)), 'The cut is always in the middle', 'Your crossover always cuts in the middle.'),
  rep('first-half', cut((n, random) => random.integer(1, n >> 1)), 'The cut is in the first half only', 'Your crossover never cuts in the second half.'),
  rep('rounded', cut((n, random) => 1 + Math.round(random.number() * (n - 2))), 'The cut is rounded', 'Your crossover cuts at both ends half as often as elsewhere.', 'How many draws lead to each cut? Math.round gives the ends half a share.'),
  rep('two-cuts', twoCuts, 'There are two cuts', 'Your crossover takes a middle piece of the second parent.', 'How often does a child change from one parent to the other?'),
  rep('each-position', (x, y, random) => x.map((value, i) => (random.number() < 0.5 ? value : y[i]!)), 'Each position is drawn by itself', 'Your crossover mixes the parents position by position.', 'How often does a child change from one parent to the other?'),
  rep('parents-swapped', (x, y, random) => PARTS.reproduce(y, x, random), 'The parents are swapped', 'Your child begins with the second parent.', 'Which parent gives the front?'),
  rep('parent-changed', (x, y, random) => {
    for (let i = random.integer(1, x.length - 1); i < x.length; i += 1) x[i] = y[i]!;
    return x;
  }, 'A parent is changed in place', 'Your crossover writes into its first parent.', 'Make the child a list of its own.'),
  rep('parent-spliced', (x, y, random) => {
    const c = random.integer(1, x.length - 1);
    return [...x.slice(0, c), ...y.splice(c)];
  }, 'A parent is cut with splice', 'Your crossover shortens its second parent.', 'slice copies; splice changes.'),
  rep('both-children', (x, y, random) => [PARTS.reproduce(x, y, random), PARTS.reproduce(y, x, random)] as unknown, 'Two children are returned', 'Your crossover returns a pair, where one child is asked for.', 'What is your function to return?'),
  rep('one-too-long', (x, y, random) => {
    const c = random.integer(1, x.length - 1);
    return [...x.slice(0, c + 1), ...y.slice(c)];
  }, 'The child is too long', 'Your child has one position more than its parents.', 'Count the positions on both sides of the cut.'),
];

function twoCuts(x: State, y: State, random: Draws): State {
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
function otherOf(old: number, low: number, high: number, random: Draws): number {
  const others = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((value) => value !== old);
  return others.length === 0 ? old : random.choice(others);
}

const RATE = 'How often does your function change anything? Compare with options.mutationRate.';
const PLACE = 'Which positions can your draw give?';
const VALUE = 'Which new values can your draw give?';
const mut = (id: string, entry: Mutation, title: string, sentence: string, hint: string): Mistake<Mutation> => mistake(id, entry, title, sentence, hint);

export const MUTATE_MISTAKES: readonly Mistake<Mutation>[] = [
  mut('never', mutating({ rate: () => 0 }), 'Nothing is ever mutated', 'Your function never changes a child.', RATE),
  mut('always', mutating({ rate: () => 1 }), 'Every child is mutated', 'Your function ignores the mutation rate.', RATE),
  mut('doubled', mutating({ rate: ({ mutationRate }) => 2 * mutationRate! }), 'Mutations are twice as frequent', 'Your function mutates twice as often as it should.', RATE),
  mut('halved', mutating({ rate: ({ mutationRate }) => mutationRate! / 2 }), 'Mutations are half as frequent', 'Your function mutates half as often as it should.', RATE),
  mut('inverted', mutating({ rate: ({ mutationRate }) => 1 - mutationRate! }), 'The comparison is inverted', 'Your function mutates with probability 1 − the mutation rate.', RATE),
  mut('last-position-never', mutating({ at: (n, random) => random.integer(0, n - 2) }), 'The last position is never mutated', 'Your function never changes the last position.', PLACE),
  mut('first-position-never', mutating({ at: (n, random) => random.integer(1, n - 1) }), 'The first position is never mutated', 'Your function never changes the first position.', PLACE),
  mut('first-position-always', mutating({ at: (_n, random) => (random.number(), 0) }), 'Only the first position is mutated', 'Your function changes the first position only.', PLACE),
  mut('last-value-never', mutating({ value: (old, values, random) => otherOf(old, 0, values - 2, random) }), 'The last value is never drawn', 'Your function never sets a position to the highest value.', VALUE),
  mut('first-value-never', mutating({ value: (old, values, random) => otherOf(old, 1, values - 1, random) }), 'The value 0 is never drawn', 'Your function never sets a position to 0.', VALUE),
  mut('next-value', mutating({ value: (old, values) => (old + 1) % values }), 'The next value in place of a random one', 'Your function adds one to the old value.', VALUE),
  mut('every-position', (child, random, { mutationRate, values }) => (random.number() < mutationRate! ? child.map(() => random.integer(0, values! - 1)) : [...child]), 'Every position is mutated', 'Your function draws the whole child anew.', 'How many positions may change?'),
  mut('two-positions', (child, random, options) => mutating({})(mutating({})(child, random, options) as State, random, { ...options, mutationRate: 1 }), 'There is a second mutation', 'Your function changes a second position.', 'How many positions may change?'),
  mut('swaps', swaps, 'Two positions are exchanged', 'Your function exchanges two positions, where one takes a new value.', 'How many positions may change?'),
  mut('value-too-high', mutating({ value: (_old, values, random) => random.integer(0, values) }), 'The value is out of range', 'Your function sometimes sets a value that does not exist.', VALUE),
  mut('child-changed', inPlace, 'The child is changed in place', 'Your function writes into the child that it is given.', 'Copy the child first.'),
];

function swaps(child: State, random: Draws, { mutationRate }: Options): State {
  if (random.number() >= mutationRate!) return [...child];
  const [a, b] = [random.integer(0, child.length - 1), random.integer(0, child.length - 1)];
  return child.with(a, child[b]!).with(b, child[a]!);
}

function inPlace(child: State, random: Draws, { mutationRate, values }: Options): State {
  if (random.number() < mutationRate!) {
    const at = random.integer(0, child.length - 1);
    child[at] = another(child[at]!, values!, random);
  }
  return child;
}

