import { shownProblem } from './pictures.ts';
import { readLocalRun } from '../../../reading/localRun.ts';
import { runSubjectOf } from '../../../subjects/subjects.ts';
import type { Exercise } from '../../../types/exercise.ts';
import type { Input, LocalInput } from '../../../types/input.ts';
import type { Observation } from '../../../types/observation.ts';
import type { ObserveTrusted } from '../../../types/trusted.ts';
import type { RunsEvidence } from '../../../types/verdict.ts';

/** Fewer runs make no distribution. */
const LEAST = 3;
/** The plainest program may ask more than a submission, which may remember what it asked. */
const MORE_CALLS = 4;

type RunLength = RunsEvidence['runs'][number];

/**
 * How long the runs of a case were, beside those of the plainest correct program with the same seeds;
 * undefined where there is nothing to compare, for one because the program does not end with such options.
 */
export function runsEvidence(
  exercise: Exercise,
  inputs: readonly Input[],
  observations: readonly (Observation | undefined)[],
  observeTrusted: ObserveTrusted,
): RunsEvidence | undefined {
  const local = inputs.filter((input) => input.kind === 'local');
  const [first] = local;
  const plainest = runSubjectOf(exercise)?.variants[0];
  if (first === undefined || plainest === undefined) return undefined;
  if (local.length < LEAST || local.length < inputs.length) return undefined;
  const runs = lengthsOf(local, observations);
  if (runs === undefined) return undefined;
  const limits = { calls: MORE_CALLS * exercise.limits.calls };
  const reference = lengthsOf(
    local,
    local.map((input) => observeTrusted(plainest.load(), input, limits)),
  );
  return reference === undefined
    ? undefined
    : { kind: 'runs', problem: shownProblem(first.problem), runs, reference };
}

/** Undefined where some run returned no state. */
function lengthsOf(
  inputs: readonly LocalInput[],
  observations: readonly (Observation | undefined)[],
): RunLength[] | undefined {
  const lengths: RunLength[] = [];
  for (const [at, input] of inputs.entries()) {
    const observation = observations[at];
    const run = observation === undefined ? null : readLocalRun(input, observation);
    if (run === null || run.returned === null) return undefined;
    lengths.push({
      seed: input.seed,
      steps: Math.max(0, run.path.length - 1),
      value: run.value(run.returned),
    });
  }
  return lengths;
}
