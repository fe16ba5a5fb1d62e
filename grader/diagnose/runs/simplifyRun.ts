import { localProblem } from '../../content/localProblem.ts';
import type { RunInput } from '../../content/run.ts';
import type { GeneticInput, LocalInput, Options } from '../../types/input.ts';
import { simplerNumbers } from '../shared/simplerNumbers.ts';
import { withoutEach, withSimplerEach } from './simplerLists.ts';
import { simplerParts } from './simplifyPart.ts';
import { simplerProblems } from './simplifyProblem.ts';

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
      yield* simplerParts(input);
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
    for (const temperatures of withSimplerEach(schedule.temperatures, (value) => value > 0))
      yield { ...input, schedule: { name: 'table', temperatures } };
  }
  for (const plainer of simplerNumber(options, 'goal')) yield { ...input, options: plainer };
}

function* simplerGenetic(input: GeneticInput): Generator<GeneticInput> {
  const { population, options } = input;
  if (typeof population === 'number') return;
  for (const fewer of withoutEach(population, 2)) yield { ...input, population: fewer };
  for (const fewer of simplerCounts(options, ['generations'])) yield { ...input, options: fewer };
  yield* shorterIndividuals(input, population);
  if (options['mutationRate'] !== 0) yield { ...input, options: { ...options, mutationRate: 0 } };
  for (const plainer of simplerNumber(options, 'fitEnough')) yield { ...input, options: plainer };
  for (const [at, individual] of population.entries()) {
    for (const simpler of withSimplerEach(individual))
      yield { ...input, population: population.with(at, simpler) };
  }
}

/** The same with a position less in each individual. */
function* shorterIndividuals(
  input: GeneticInput,
  population: readonly (readonly number[])[],
): Generator<GeneticInput> {
  const { options } = input;
  const [individual = []] = population;
  for (const position of individual.keys()) {
    const fitness = shortened(input.fitness, position);
    if (fitness === null) continue;
    const [values = 0] = localProblem(fitness).values;
    yield {
      ...input,
      fitness,
      population: population.map((each) =>
        each.toSpliced(position, 1).map((value) => Math.min(value, values - 1)),
      ),
      options: options['values'] === undefined ? options : { ...options, values },
    };
  }
}

/** The fitness of individuals that lack a position; null where they are as short as they may be. */
function shortened(fitness: GeneticInput['fitness'], at: number): GeneticInput['fitness'] | null {
  if (fitness.name === 'knapsack')
    return fitness.items.length <= 2 ? null : { ...fitness, items: fitness.items.toSpliced(at, 1) };
  return fitness.n <= 2 ? null : { ...fitness, n: fitness.n - 1 };
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
