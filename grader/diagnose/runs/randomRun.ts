import type { Random } from '../../../reference/random.ts';
import { fitnessOf, localProblem } from '../../content/localProblem.ts';
import type { RunInput } from '../../content/run.ts';
import type { GeneticInput, LocalInput, Options, PartInput, ProblemSpec } from '../../types/input.ts';

/**
 * What the runs of an exercise look like: drawn runs are small ones of the same kinds, with the same options.
 */
export interface RunScope {
  /** One of each kind. At least one. */
  readonly samples: readonly RunInput[];
}

/** The kinds of some inputs; nothing drawn from them is one of them, but by chance. */
export function runScopeOf(inputs: readonly RunInput[]): RunScope {
  return { samples: [...new Map(inputs.map((input) => [kindOf(input), input])).values()] };
}

function kindOf(input: RunInput): string {
  switch (input.kind) {
    case 'local':
      return JSON.stringify([
        shapeOf(input.problem),
        Object.keys(input.options).sort(),
        input.schedule !== undefined,
        input.schedule?.name === 'table' && input.schedule.temperatures.includes(0),
      ]);
    case 'genetic':
      return JSON.stringify([
        shapeOf(input.fitness),
        Object.keys(input.options).sort(),
        input.options['mutationRate'] === 0,
      ]);
    case 'part':
      return JSON.stringify([
        input.part,
        input.script?.[0] ?? null,
        input.part === 'mutate' ? input.options['mutationRate'] : 0,
      ]);
  }
}

const shapeOf = (problem: ProblemSpec): string =>
  problem.name === 'tour'
    ? `tour ${problem.moves}`
    : problem.name === 'landscape'
      ? `landscape ${Math.min(2, problem.elevation.length)}`
      : problem.name;

const MOST_SEED = 12;
/** How many runs are drawn of each size. */
const RUNS_A_SIZE = 10;

/**
 * The run drawn as number `at`, from 1. It starts where it says, so that a reader needs no seed to follow it
 * up to the first draw.
 */
export function randomRun(random: Random, { samples }: RunScope, at: number): RunInput {
  const sample = random.choice(samples);
  const size = 2 + Math.floor(at / RUNS_A_SIZE);
  const seed = random.integer(1, MOST_SEED);
  switch (sample.kind) {
    case 'local':
      return randomLocal(random, sample, size, seed);
    case 'genetic':
      return randomGenetic(random, sample, size, seed);
    case 'part':
      return randomPart(random, sample, size, seed);
  }
}

function randomLocal(random: Random, sample: LocalInput, size: number, seed: number): LocalInput {
  const problem = randomProblem(random, sample.problem, size);
  return {
    kind: 'local',
    problem,
    seed,
    options: randomOptions(random, sample.options, problem),
    ...(sample.schedule === undefined
      ? {}
      : {
          schedule: {
            name: 'table',
            temperatures: randomTemperatures(
              random,
              size,
              sample.schedule.name === 'table' && sample.schedule.temperatures.includes(0),
            ),
          },
        }),
  };
}

const numbers = (random: Random, length: number, low: number, high: number): number[] =>
  Array.from({ length }, () => random.integer(low, high));

/** A small problem of the same kind, with a random start of its own. */
function randomProblem(random: Random, sample: ProblemSpec, size: number): ProblemSpec {
  const spec = withoutStart(random, sample, size);
  return { ...spec, initial: localProblem(spec).randomState(random) };
}

function withoutStart(random: Random, sample: ProblemSpec, size: number): ProblemSpec {
  const n = random.integer(2, size + 1);
  switch (sample.name) {
    case 'n-queens':
    case 'one-max':
      return { name: sample.name, n, initial: null };
    case 'knapsack': {
      const items = Array.from({ length: n }, () => ({
        weight: random.integer(1, 4),
        worth: random.integer(0, 4),
      }));
      return { name: 'knapsack', items, capacity: random.integer(1, 2 * n), initial: null };
    }
    case 'landscape': {
      const high = random.integer(1, 5);
      return {
        name: 'landscape',
        elevation: Array.from({ length: sample.elevation.length === 1 ? 1 : random.integer(2, 4) }, () =>
          numbers(random, n, 0, high),
        ),
        initial: null,
      };
    }
    case 'tour': {
      const cities = Math.min(7, n + 2);
      const upper = Array.from({ length: cities }, () => numbers(random, cities, 1, 6));
      return {
        name: 'tour',
        moves: sample.moves,
        distances: upper.map((row, a) =>
          row.map((_, b) => (a === b ? 0 : upper[Math.min(a, b)]![Math.max(a, b)]!)),
        ),
        initial: null,
      };
    }
  }
}

/**
 * Small counts for those that an option sets, and goals that are reached, soon or never. Options that no
 * judge reads stay.
 */
function randomOptions(random: Random, sample: Options, problem: ProblemSpec): Options {
  const drawn: Record<string, Options[string]> = { ...sample };
  for (const key of ['sideways', 'restarts', 'k', 'steps'] as const)
    if (typeof sample[key] === 'number') drawn[key] = random.integer(1, 3);
  if (typeof sample['goal'] === 'number') {
    const { value, goal } = localProblem(problem);
    drawn['goal'] = random.choice([
      ...(goal === null ? [] : [goal, goal + 1]),
      value([...problem.initial!]),
      value([...problem.initial!]) + 1,
    ]);
  }
  return drawn;
}

function randomTemperatures(random: Random, size: number, mayBeCold: boolean): number[] {
  const warm = Array.from({ length: random.integer(1, Math.min(8, size)) }, () =>
    random.choice([1, 2, 5, 0.5, 20]),
  );
  if (mayBeCold && random.integer(0, 2) === 0) warm.splice(random.integer(0, warm.length), 0, 0);
  return warm;
}

function randomGenetic(random: Random, sample: GeneticInput, size: number, seed: number): GeneticInput {
  const spec = withoutStart(random, sample.fitness, Math.min(size, 7)) as GeneticInput['fitness'];
  const problem = localProblem(spec);
  const members = random.integer(2, Math.min(size + 1, 6));
  const population = Array.from({ length: members }, () => problem.randomState(random));
  const fitness = fitnessOf(spec);
  const best = Math.max(...population.map(fitness));
  return {
    kind: 'genetic',
    population,
    fitness: spec,
    seed,
    options: {
      ...sample.options,
      ...(sample.options['values'] === undefined ? {} : { values: problem.values[0]! }),
      generations: random.integer(1, 4),
      ...(sample.options['fitEnough'] === undefined
        ? {}
        : { fitEnough: random.choice([best, best + 1, 1000]) }),
    },
  };
}

function randomPart(random: Random, sample: PartInput, size: number, seed: number): PartInput {
  const common = {
    kind: 'part' as const,
    seed,
    repeat: random.integer(1, 4 * size),
    ...(sample.script === undefined ? {} : { script: [sample.script[0]!] }),
  };
  const n = random.integer(2, size + 1);
  switch (sample.part) {
    case 'randomSelection': {
      const fitness = numbers(random, n, 0, 4);
      // Somebody must be fit.
      if (!fitness.some((each) => each > 0)) fitness[random.integer(0, n - 1)] = 1;
      return { ...common, part: sample.part, population: fitness.map((_, at) => [at]), fitness };
    }
    case 'reproduce':
      return { ...common, part: sample.part, parents: [numbers(random, n, 0, 1), numbers(random, n, 2, 3)] };
    case 'mutate': {
      const values = random.integer(2, size + 2);
      return {
        ...common,
        part: sample.part,
        child: numbers(random, n - 1, 0, values - 1),
        options: { ...sample.options, values },
      };
    }
  }
}
