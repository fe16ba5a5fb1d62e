/** The parts of a genetic algorithm, and the whole, correct in many styles. Cuts lie from 1 to n − 1. */
import type { Fitness, Genetic, Mutation, Options, Reproduction, Selection, State, Variant } from './api.ts';

const variant = <Entry>(id: string, entry: Entry): Variant<Entry> => ({ id, load: () => entry });

const wheel: Selection = (population, fitness, random) => {
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

const integerSpin: Selection = (population, fitness, random) => {
  const total = population.reduce((sum, individual) => sum + fitness(individual), 0);
  let spin = random.integer(1, total);
  return population.find((individual) => (spin -= fitness(individual)) <= 0);
};

/** Draws an individual and keeps it in proportion to its fitness, else draws again. */
const rejection: Selection = (population, fitness, random) => {
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

export const SELECTION_VARIANTS: readonly Variant<Selection>[] = [
  variant('wheel', wheel),
  variant('sums', sums),
  variant('tickets', tickets),
  variant('integer-spin', integerSpin),
  variant('rejection', rejection),
  variant('one-pass', onePass),
];

const slices: Reproduction = (x, y, random) => {
  const c = random.integer(1, x.length - 1);
  return [...x.slice(0, c), ...y.slice(c)];
};
const loops: Reproduction = (x, y, random) => {
  const c = 1 + Math.floor(random.number() * (x.length - 1));
  const child: State = [];
  for (let i = 0; i < x.length; i += 1) child.push(i < c ? x[i]! : y[i]!);
  return child;
};
const choosesCut: Reproduction = (x, y, random) => {
  const c = random.choice(Array.from({ length: x.length - 1 }, (_, i) => i + 1));
  return x.map((value, i) => (i < c ? value : y[i]!));
};
const splices: Reproduction = (x, y, random) => {
  const [c] = random.shuffle(x.map((_, i) => i).slice(1)) as [number];
  const child = [...y];
  child.splice(0, c, ...x.slice(0, c));
  return child;
};

export const REPRODUCE_VARIANTS: readonly Variant<Reproduction>[] = [
  variant('slices', slices),
  variant('loops', loops),
  variant('chooses-cut', choosesCut),
  variant('splices', splices),
];

const drawsValue: Mutation = (child, random, { mutationRate, values }) => {
  if (random.number() >= mutationRate!) return child;
  const at = random.integer(0, child.length - 1);
  const value = random.integer(0, values! - 2);
  return child.with(at, value < child[at]! ? value : value + 1);
};
const drawsAgain: Mutation = (child, random, { mutationRate, values }) => {
  const mutated = [...child];
  if (random.number() < mutationRate!) {
    const at = Math.floor(random.number() * child.length);
    do mutated[at] = random.integer(0, values! - 1);
    while (mutated[at] === child[at]);
  }
  return mutated;
};
const choosesOther: Mutation = (child, random, { mutationRate, values }) => {
  const at = random.choice(child.map((_, i) => i));
  const others = Array.from({ length: values! }, (_, value) => value).filter((value) => value !== child[at]);
  const value = random.choice(others);
  return random.number() < mutationRate! ? child.map((old, i) => (i === at ? value : old)) : [...child];
};
const shifts: Mutation = (child, random, { mutationRate, values }) => {
  if (!(random.number() < mutationRate!)) return [...child];
  const at = random.integer(0, child.length - 1);
  return child.with(at, (child[at]! + random.integer(1, values! - 1)) % values!);
};

export const MUTATE_VARIANTS: readonly Variant<Mutation>[] = [
  variant('draws-value', drawsValue),
  variant('draws-again', drawsAgain),
  variant('chooses-other', choosesOther),
  variant('shifts', shifts),
];

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
            reproduce(
              select(population, fitness, random) as State,
              select(population, fitness, random) as State,
              random,
            ) as State,
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
      next.push(drawsAgain(slices(pick(), pick(), random) as State, random, options) as State);
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
      .map(([x, y]) => slices(x, y, random) as State)
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
      const c = random.integer(1, x.length - 1);
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

export const GENETIC_VARIANTS: readonly Variant<Genetic>[] = [
  variant('figure-4-8', whole(wheel, slices, drawsValue)),
  variant('other-parts', whole(rejection, splices, choosesOther)),
  variant('weighs-once', weighsOnce),
  variant('remembers', remembers),
  variant('parents-first', parentsFirst),
  variant('two-children', twoChildren),
];

/** For mistakes, which replace one of these. */
export const PARTS: {
  readonly select: Selection;
  readonly reproduce: Reproduction;
  readonly mutate: Mutation;
} = { select: wheel, reproduce: slices, mutate: drawsValue };
