import { HostError, LimitReached } from './errors.ts';
import { openRun, recordOf, type GeneticRun, type LocalRun, type PartRun } from './run.ts';
import type { RandomHost } from './randomHost.ts';
import type { Limits } from '../../types/exercise.ts';
import type { GeneticInput, LocalInput, Options, PartInput } from '../../types/input.ts';
import type { Observation, Outcome, Plain } from '../../types/observation.ts';

/** A function of ours that stands where a student's would: variants and mistakes in `reference/`. */
export type LocalEntry = (...args: never[]) => unknown;

/**
 * One call of a trusted function, observed through the real host but without a sandbox. It has no meter of
 * work: an endless loop must at least ask questions to be stopped.
 */
export function observeLocal(
  entry: LocalEntry,
  input: LocalInput | PartInput | GeneticInput,
  limits: Pick<Limits, 'calls'>,
): Observation {
  const run = openRun(input, limits.calls) as LocalRun | PartRun | GeneticRun;
  const call = entry as unknown as (...args: readonly unknown[]) => unknown;
  const outcome = run.kind === 'part' ? callPart(call, run) : outcomeOf(() => call(...argumentsOf(run)));
  return { outcome, ...recordOf(run), output: { text: '', bytes: 0 }, fuel: null };
}

/** What became of a call of a trusted function. */
export function outcomeOf(call: () => unknown): Outcome {
  try {
    return { kind: 'returned', value: call() as Plain };
  } catch (error) {
    if (error instanceof LimitReached) return { kind: 'limit', limit: error.limit };
    if (error instanceof HostError || error instanceof Error)
      return { kind: 'threw', error: { name: error.name, message: error.message, frames: [] } };
    throw error;
  }
}

function callPart(call: (...args: readonly unknown[]) => unknown, run: PartRun): Outcome {
  const answers: Plain[] = [];
  for (let at = 0; at < run.repeat; at += 1) {
    run.part.begin();
    const args = argumentsOf(run);
    const outcome = outcomeOf(() => call(...args));
    run.part.after(args.slice(0, run.part.given.length) as Plain[]);
    if (outcome.kind !== 'returned') return outcome;
    // A copy: the next call may change what this one returned.
    answers.push(Array.isArray(outcome.value) ? outcome.value.slice() : outcome.value);
  }
  return { kind: 'returned', value: answers };
}

function argumentsOf(run: LocalRun | PartRun | GeneticRun): readonly unknown[] {
  const random = drawsOf(run.random);
  if (run.kind === 'part') return partArguments(run, random);
  if (run.kind === 'genetic') {
    const options: Record<string, unknown> = {
      ...run.options,
      onGeneration: (population: unknown) => run.genetic.generation(population),
    };
    return [
      copy(run.genetic.population),
      (individual: unknown) => run.genetic.fitness(individual),
      random,
      options,
    ];
  }
  const { problem, schedule } = run;
  const given = {
    get initial() {
      return [...problem.initial()];
    },
    neighbours: (state: unknown) => problem.neighbours(state),
    value: (state: unknown) => problem.value(state),
    randomState: () => [...problem.randomState()],
  };
  const options: Options = { ...run.options };
  return schedule === null
    ? [given, random, options]
    : [given, (t: unknown) => schedule.temperature(t), random, options];
}

function partArguments({ part, options }: PartRun, random: object): readonly unknown[] {
  const { input } = part;
  switch (input.part) {
    case 'randomSelection':
      return [copy(input.population), (individual: unknown) => part.fitness(individual), random];
    case 'reproduce':
      return [...copy(input.parents), random];
    case 'mutate':
      return [[...input.child], random, { ...options }];
  }
}

const copy = (lists: readonly (readonly number[])[]): number[][] => lists.map((each) => [...each]);

/** The stream as students have it. */
function drawsOf(random: RandomHost): object {
  return {
    number: () => random.number(),
    integer: (low: number, high: number) => random.integer(low, high),
    choice: <T>(list: readonly T[]) => list[random.choice(list.length)],
    shuffle<T>(list: T[]): T[] {
      for (const [i, partner] of random.shuffle(list.length).entries()) {
        const at = list.length - 1 - i;
        [list[at], list[partner]] = [list[partner]!, list[at]!];
      }
      return list;
    },
  };
}
