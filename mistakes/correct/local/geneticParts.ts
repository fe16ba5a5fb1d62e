/** The parts of a genetic algorithm, correct in many styles. Cuts lie from 1 to n − 1. */
import { type Mutation, type Reproduction, type Selection, type State } from './api.ts';
import { type CorrectProgram, program } from '../correctProgram.ts';

export const wheel: Selection = (population, fitness, random) => {
  const scores = population.map(fitness);
  let spin = random.number() * scores.reduce((sum, score) => sum + score, 0);
  for (const [i, score] of scores.entries()) {
    spin -= score;
    if (spin < 0) return population[i];
  }
  return population[scores.findLastIndex((score) => score > 0)];
};

/** Running sums, from the right. */
const sums: Selection = (population, fitness, random) => {
  let total = 0;
  const ends = population.map((individual) => (total += fitness(individual)));
  const spin = total - random.number() * total; // in (0, total]
  return population[ends.findIndex((end) => spin <= end)];
};

/** Whole numbers: a ticket for each unit of fitness. */
const tickets: Selection = (population, fitness, random) =>
  random.choice(population.flatMap((individual) => Array<State>(fitness(individual)).fill(individual)));

export const integerSpin: Selection = (population, fitness, random) => {
  const total = population.reduce((sum, individual) => sum + fitness(individual), 0);
  let spin = random.integer(1, total);
  return population.find((individual) => (spin -= fitness(individual)) <= 0);
};

/** Draws an individual and keeps it in proportion to its fitness, else draws again. */
export const rejection: Selection = (population, fitness, random) => {
  const most = Math.max(...population.map(fitness));
  for (;;) {
    const individual = random.choice(population);
    if (random.number() * most < fitness(individual)) return individual;
  }
};

/** One pass, without the total: each takes the place with probability its fitness over the sum so far. */
const onePass: Selection = (population, fitness, random) => {
  let sum = 0;
  let chosen: State | null = null;
  for (const individual of population) {
    const score = fitness(individual);
    sum += score;
    if (score > 0 && random.number() * sum < score) chosen = individual;
  }
  return [...chosen!];
};

export const SELECTION_VARIANTS: readonly CorrectProgram<Selection>[] = [
  program('wheel', 'a wheel in proportion to fitness', wheel),
  program('sums', 'running sums, searched from the left', sums),
  program('tickets', 'a ticket for each unit of fitness', tickets),
  program('integer-spin', 'a whole number below the total', integerSpin),
  program('rejection', 'draws anyone, and again unless kept in proportion to fitness', rejection),
  program('one-pass', 'one pass, without the total', onePass),
];

export const slices: Reproduction = (x, y, random) => {
  const c = random.integer(1, x.length - 1);
  return [...x.slice(0, c), ...y.slice(c)];
};
export const loops: Reproduction = (x, y, random) => {
  const c = 1 + Math.floor(random.number() * (x.length - 1));
  const child: State = [];
  for (let i = 0; i < x.length; i += 1) child.push(i < c ? x[i]! : y[i]!);
  return child;
};
const choosesCut: Reproduction = (x, y, random) => {
  const c = random.choice(Array.from({ length: x.length - 1 }, (_, i) => i + 1));
  return x.map((value, i) => (i < c ? value : y[i]!));
};
export const splices: Reproduction = (x, y, random) => {
  const [c] = random.shuffle(x.map((_, i) => i).slice(1)) as [number];
  const child = [...y];
  child.splice(0, c, ...x.slice(0, c));
  return child;
};

export const REPRODUCE_VARIANTS: readonly CorrectProgram<Reproduction>[] = [
  program('slices', 'two slices joined', slices),
  program('loops', 'gene by gene in a loop', loops),
  program('chooses-cut', 'the cut chosen from a list', choosesCut),
  program('splices', 'spliced into a copy of the other parent', splices),
];

export const drawsValue: Mutation = (child, random, { mutationRate, values }) => {
  if (random.number() >= mutationRate!) return child;
  const at = random.integer(0, child.length - 1);
  const value = random.integer(0, values! - 2);
  return child.with(at, value < child[at]! ? value : value + 1);
};
export const drawsAgain: Mutation = (child, random, { mutationRate, values }) => {
  const mutated = [...child];
  if (random.number() < mutationRate!) {
    const at = Math.floor(random.number() * child.length);
    do mutated[at] = random.integer(0, values! - 1);
    while (mutated[at] === child[at]);
  }
  return mutated;
};
export const choosesOther: Mutation = (child, random, { mutationRate, values }) => {
  const at = random.choice(child.map((_, i) => i));
  const others = Array.from({ length: values! }, (_, value) => value).filter((value) => value !== child[at]);
  const value = random.choice(others);
  return random.number() < mutationRate! ? child.map((old, i) => (i === at ? value : old)) : [...child];
};
export const shifts: Mutation = (child, random, { mutationRate, values }) => {
  if (!(random.number() < mutationRate!)) return [...child];
  const at = random.integer(0, child.length - 1);
  return child.with(at, (child[at]! + random.integer(1, values! - 1)) % values!);
};

export const MUTATE_VARIANTS: readonly CorrectProgram<Mutation>[] = [
  program('draws-value', 'another value by skipping the old one', drawsValue),
  program('draws-again', 'draws until the value is another', drawsAgain),
  program('chooses-other', 'a value chosen from the others', choosesOther),
  program('shifts', 'the value shifted, modulo how many there are', shifts),
];

/** For mistakes, which replace one of these. */
export const PARTS: {
  readonly select: Selection;
  readonly reproduce: Reproduction;
  readonly mutate: Mutation;
} = { select: wheel, reproduce: slices, mutate: drawsValue };
