import { runSubjectOf } from '../../../subjects/subjects.ts';
import { Random } from '../../../../reference/random.ts';
import type { GivenProblem } from '../../../../mistakes/correct/local/api.ts';
import { initialState, localProblem, openSchedule } from '../../../content/localProblem.ts';
import type { Algorithm } from '../../../types/exercise.ts';
import type { Input, LocalInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import type { RunsEvidence } from '../../../types/verdict.ts';
import { readLocalRun } from '../../../reading/localRun.ts';

/** Fewer runs make no distribution. */
const LEAST = 3;

type RunLength = RunsEvidence['runs'][number];

/**
 * How long the runs of a case were, beside the reference's with the same seeds; undefined where there is
 * nothing to compare.
 */
export function runsEvidence(
  algorithm: Algorithm,
  inputs: readonly Input[],
  observations: readonly (Observation | undefined)[],
): RunsEvidence | undefined {
  const local = inputs.filter((input) => input.kind === 'local');
  const reference = runSubjectOf({ algorithm })?.variants[0];
  if (local.length < LEAST || local.length < inputs.length || reference === undefined) return undefined;
  const runs: RunLength[] = [];
  for (const [at, input] of local.entries()) {
    const observation = observations[at];
    const run = observation === undefined ? null : readLocalRun(input, observation);
    if (run === null || run.returned === null) return undefined;
    runs.push({ seed: input.seed, steps: Math.max(0, run.path.length - 1), value: run.value(run.returned) });
  }
  try {
    return {
      kind: 'runs',
      problem: local[0]!.problem,
      runs,
      reference: local.map((input) => referenceRun(input, reference.load() as ReferenceSearch)),
    };
  } catch (error) {
    if (error instanceof TooLong) return undefined;
    throw error;
  }
}

/**
 * Raised where the options of an exercise never end the reference either: then there is nothing to compare
 * with.
 */
class TooLong extends Error {}

const MOST_QUESTIONS = 20_000;

type ReferenceSearch = (...args: readonly unknown[]) => number[];

/** The same run of a correct search, from the same seed. */
function referenceRun(input: LocalInput, search: ReferenceSearch): RunLength {
  const random = Random.seeded(input.seed);
  const problem = localProblem(input.problem);
  const initial = initialState(input.problem, problem, random);
  let steps = -1;
  let questions = 0;
  let current = '';
  const watched: GivenProblem = {
    initial,
    value: (state) => problem.value([...state]),
    randomState: () => problem.randomState(random),
    neighbours(state) {
      questions += 1;
      if (questions > MOST_QUESTIONS) throw new TooLong('the reference does not end');
      const key = state.join();
      if (key !== current) steps += 1;
      current = key;
      return problem.neighbours([...state]);
    },
  };
  const end = search(
    watched,
    ...(input.schedule === undefined ? [] : [openSchedule(input.schedule)]),
    random,
    input.options,
  );
  return { seed: input.seed, steps: Math.max(0, steps), value: problem.value(end) };
}
