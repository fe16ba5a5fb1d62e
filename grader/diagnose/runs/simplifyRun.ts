import { localProblem } from '../../content/localProblem.ts';
import type { RunInput } from '../../content/run.ts';
import type { GeneticInput, LocalInput, Options, PartInput } from '../../types/input.ts';
import { simplerProblems, withoutEach } from './simplifyProblem.ts';
import { simplerNumbers } from '../shared/simplerNumbers.ts';

/**
 * Everything that is one step simpler than a run, the largest steps first: a smaller problem, fewer steps,
 * plainer options, smaller numbers, an earlier seed. Each step lowers the length of what is given or, at the
 * same length, the size of its numbers, so that a search through them ends.
 */
export function* simplerRuns(input: RunInput): Generator<RunInput> {
  switch (input.kind) {
    case 'local':
      yield* simplerLocal(input);
      break;
    case 'genetic':
      yield* simplerGenetic(input);
      break;
    case 'part':
      yield* simplerPart(input);
  }
  for (let seed = 1; seed < input.seed; seed += 1) yield { ...input, seed };
}

function* simplerLocal(input: LocalInput): Generator<LocalInput> {
  const { schedule, options } = input;
  if (schedule?.name === 'table') {
    for (const temperatures of withoutEach(schedule.temperatures, 1))
      yield { ...input, schedule: { name: 'table', temperatures } };
  }
  if ('sideways' in options) {
    const { sideways: _, ...others } = options;
    yield { ...input, options: others };
  }
  for (const fewer of simplerCounts(options, ['restarts', 'k', 'steps', 'sideways']))
    yield { ...input, options: fewer };
  for (const problem of simplerProblems(input.problem)) yield { ...input, problem };
  if (schedule?.name === 'table') {
    // From warm to cold would be another schedule, not a simpler one.
    for (const temperatures of withSmaller(schedule.temperatures, (value) => value > 0))
      yield { ...input, schedule: { name: 'table', temperatures } };
  }
  for (const plainer of simplerNumber(options, 'goal')) yield { ...input, options: plainer };
}

function* simplerGenetic(input: GeneticInput): Generator<GeneticInput> {
  const { population, options } = input;
  if (typeof population === 'number') return;
  for (const fewer of withoutEach(population, 2)) yield { ...input, population: fewer };
  for (const fewer of simplerCounts(options, ['generations'])) yield { ...input, options: fewer };
  for (const position of population[0]!.keys()) {
    const fitness = shortened(input.fitness, position);
    if (fitness === null) continue;
    const values = localProblem(fitness).values[0]!;
    yield {
      ...input,
      fitness,
      population: population.map((each) =>
        each.toSpliced(position, 1).map((value) => Math.min(value, values - 1)),
      ),
      options: options['values'] === undefined ? options : { ...options, values },
    };
  }
  if (options['mutationRate'] !== 0) yield { ...input, options: { ...options, mutationRate: 0 } };
  yield* each(simplerNumber(options, 'fitEnough'), (plainer) => ({ ...input, options: plainer }));
  for (const [at, individual] of population.entries()) {
    for (const simpler of withSmaller(individual, (value) => value >= 0))
      yield { ...input, population: population.with(at, simpler) };
  }
}

/** The fitness of individuals that lack a position; null where they are as short as they may be. */
function shortened(fitness: GeneticInput['fitness'], at: number): GeneticInput['fitness'] | null {
  if (fitness.name === 'knapsack')
    return fitness.items.length <= 2 ? null : { ...fitness, items: fitness.items.toSpliced(at, 1) };
  return fitness.n <= 2 ? null : { ...fitness, n: fitness.n - 1 };
}

function* simplerPart(input: PartInput): Generator<PartInput> {
  const { repeat, script } = input;
  if (script !== undefined) {
    const { script: _, ...unscripted } = input;
    yield unscripted;
  }
  for (const fewer of new Set([1, repeat >> 1, repeat - 1]))
    if (fewer >= 1 && fewer < repeat) yield { ...input, repeat: fewer };
  switch (input.part) {
    case 'randomSelection': {
      const { population, fitness } = input;
      for (const at of population.keys()) {
        const left = fitness.toSpliced(at, 1);
        if (left.some((value) => value > 0))
          yield { ...input, population: population.slice(0, -1), fitness: left };
      }
      for (const plainer of withSmaller(fitness, (value) => value >= 0))
        if (plainer.some((value) => value > 0)) yield { ...input, fitness: plainer };
      return;
    }
    case 'reproduce': {
      const [x, y] = input.parents;
      if (x.length > 2)
        for (const at of x.keys()) yield { ...input, parents: [x.toSpliced(at, 1), y.toSpliced(at, 1)] };
      for (const plainer of withSmaller(x, (value) => value >= 0)) yield { ...input, parents: [plainer, y] };
      for (const plainer of withSmaller(y, (value) => value >= 0)) yield { ...input, parents: [x, plainer] };
      return;
    }
    case 'mutate': {
      const { child, options } = input;
      const values = Number(options['values']);
      for (const fewer of withoutEach(child, 1)) yield { ...input, child: fewer };
      for (const fewer of new Set([2, values - 1]))
        if (fewer >= 2 && fewer < values)
          yield {
            ...input,
            child: child.map((value) => Math.min(value, fewer - 1)),
            options: { ...options, values: fewer },
          };
      if (options['mutationRate'] !== 0 && options['mutationRate'] !== 1)
        for (const mutationRate of [0, 1]) yield { ...input, options: { ...options, mutationRate } };
      for (const plainer of withSmaller(child, (value) => value >= 0)) yield { ...input, child: plainer };
    }
  }
}

function* each<A, B>(items: Iterable<A>, change: (item: A) => B): Generator<B> {
  for (const item of items) yield change(item);
}

/** Counts that are smaller, but 1 at least. */
function* simplerCounts(options: Options, keys: readonly string[]): Generator<Options> {
  for (const key of keys) {
    const count = options[key];
    if (typeof count === 'number')
      for (let fewer = 1; fewer < count; fewer += 1) yield { ...options, [key]: fewer };
  }
}

function* simplerNumber(options: Options, key: string): Generator<Options> {
  const value = options[key];
  if (typeof value === 'number')
    for (const plainer of simplerNumbers(value)) yield { ...options, [key]: plainer };
}

/** The list with one number made smaller. */
function* withSmaller(list: readonly number[], isAllowed: (value: number) => boolean): Generator<number[]> {
  for (const [at, value] of list.entries()) {
    for (const plainer of simplerNumbers(value)) if (isAllowed(plainer)) yield list.with(at, plainer);
  }
}
