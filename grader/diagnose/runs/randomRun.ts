import type { Random } from '../../../reference/random.ts';
import { fitnessOf, localProblem } from '../../content/localProblem.ts';
import type { RunInput } from '../../content/run.ts';
import type { GeneticInput, LocalInput, Options, PartInput } from '../../types/input.ts';
import { problemWithoutStart, randomNumbers, randomProblem, type StartedProblem } from './randomProblem.ts';
import type { RunScope } from './runScope.ts';

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
  const options = randomOptions(random, sample.options, problem);
  const { schedule } = sample;
  if (schedule === undefined) return { kind: 'local', problem, seed, options };
  const mayBeCold = schedule.name === 'table' && schedule.temperatures.includes(0);
  const temperatures = randomTemperatures(random, size, mayBeCold);
  return { kind: 'local', problem, seed, options, schedule: { name: 'table', temperatures } };
}

/**
 * Small counts for those that an option sets, and goals that are reached, soon or never. Options that no
 * judge reads stay.
 */
function randomOptions(random: Random, sample: Options, problem: StartedProblem): Options {
  const drawn: Record<string, Options[string]> = { ...sample };
  for (const key of ['sideways', 'restarts', 'k', 'steps'] as const)
    if (typeof sample[key] === 'number') drawn[key] = random.integer(1, 3);
  if (typeof sample['goal'] === 'number') {
    const { value, goal } = localProblem(problem);
    const start = value([...problem.initial]);
    drawn['goal'] = random.choice([...(goal === null ? [] : [goal, goal + 1]), start, start + 1]);
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
  const spec = problemWithoutStart(random, sample.fitness, Math.min(size, 7)) as GeneticInput['fitness'];
  const problem = localProblem(spec);
  const members = random.integer(2, Math.min(size + 1, 6));
  const population = Array.from({ length: members }, () => problem.randomState(random));
  const fitness = fitnessOf(spec);
  const best = Math.max(...population.map(fitness));
  const [values = 0] = problem.values;
  return {
    kind: 'genetic',
    population,
    fitness: spec,
    seed,
    options: {
      ...sample.options,
      ...(sample.options['values'] === undefined ? {} : { values }),
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
    ...(sample.script === undefined ? {} : { script: sample.script.slice(0, 1) }),
  };
  const n = random.integer(2, size + 1);
  switch (sample.part) {
    case 'randomSelection': {
      const fitness = randomNumbers(random, n, 0, 4);
      // Somebody must be fit.
      if (!fitness.some((each) => each > 0)) fitness[random.integer(0, n - 1)] = 1;
      return { ...common, part: sample.part, population: fitness.map((_, at) => [at]), fitness };
    }
    case 'reproduce':
      return {
        ...common,
        part: sample.part,
        parents: [randomNumbers(random, n, 0, 1), randomNumbers(random, n, 2, 3)],
      };
    case 'mutate': {
      const values = random.integer(2, size + 2);
      return {
        ...common,
        part: sample.part,
        child: randomNumbers(random, n - 1, 0, values - 1),
        options: { ...sample.options, values },
      };
    }
  }
}
