import type { Engine } from '../types/engine.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { Verdict } from '../types/verdict.ts';
import { evidenceTest } from './checks/evidence.ts';
import { faultOfOurs } from './fault.ts';
import type { Finding } from './finding.ts';
import { checkVerdict } from './score.ts';

/** A run of a check: input `at` of case `item`. */
export interface RunPlace {
  readonly item: number;
  readonly at: number;
  readonly input: Input;
}

/**
 * The order in which the runs of an evidence check are looked at: the first of each case, then the second of
 * each, and so on, so that every case is seen however soon the test is settled. It depends on nothing that a
 * run does.
 */
export function evidenceOrder({ cases }: Check): RunPlace[] {
  const most = cases.reduce((longest, { inputs }) => Math.max(longest, inputs.length), 0);
  return Array.from({ length: most }, (_, at) =>
    cases.flatMap(({ inputs }, item) => (inputs[at] === undefined ? [] : [{ item, at, input: inputs[at] }])),
  ).flat();
}

/**
 * Judges a check of kind `evidence`: one verdict for the whole check, over the runs of all its cases.
 *
 * `observations` as for `judgeCheck`. Runs after the test is settled are not looked at and may be missing.
 */
export function judgeEvidence(
  exercise: Exercise,
  check: Check,
  observations: readonly (readonly Observation[])[],
  engine: Pick<Engine, 'metered'>,
): Verdict[] {
  return [checkVerdict(check, findingOn(exercise, check, observations, engine.metered))];
}

function findingOn(
  exercise: Exercise,
  check: Check,
  observations: readonly (readonly Observation[])[],
  metered: boolean,
): Finding {
  try {
    const test = evidenceTest(exercise, check, metered);
    for (const { item, at, input } of evidenceOrder(check)) {
      if (test.isSettled) break;
      const observation = observations[item]?.[at];
      if (observation === undefined)
        return {
          state: 'not-checked',
          reason: 'grader-fault',
          rationale: 'The grader lost a run. It is not your fault and costs no points.',
        };
      test.take(input, observation);
    }
    return test.finding();
  } catch (error) {
    return faultOfOurs(error);
  }
}
