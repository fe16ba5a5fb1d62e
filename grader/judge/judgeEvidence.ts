import type { Setting } from '../types/engine.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { Verdict } from '../types/verdict.ts';
import { type EvidenceTest, evidenceTest } from './checks/evidence.ts';
import { faultOfOurs } from './fault.ts';
import type { Finding } from './finding.ts';
import { addedTo, FIRST_ROUND, type MadeRun } from './runsAgain.ts';
import { checkVerdict } from './score.ts';
import type { Repeated } from './statistics/currentRun.ts';

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
export function evidenceOrder({ cases }: Pick<Check, 'cases'>): RunPlace[] {
  const most = cases.reduce((longest, { inputs }) => Math.max(longest, inputs.length), 0);
  return Array.from({ length: most }, (_, at) =>
    cases.flatMap(({ inputs }, item) => (inputs[at] === undefined ? [] : [{ item, at, input: inputs[at] }])),
  ).flat();
}

/**
 * Takes runs into a test, in order, until it is settled or there are no more; `observe` gives each of them.
 */
export function takeUntilSettled<
  Place extends { readonly input: Input; readonly repeated?: Repeated | null },
>(
  test: Pick<EvidenceTest, 'consume' | 'isSettled'>,
  places: readonly Place[],
  observe: (place: Place, index: number) => Observation,
): void {
  for (const [index, place] of places.entries()) {
    if (test.isSettled) return;
    test.consume(place.input, observe(place, index), place.repeated);
  }
}

/**
 * What our own programs come to in a test; `open` opens an instance, which makes run after run. Where only
 * the `state` is asked for, it ends with a failure, and goes on for no name.
 */
export function testRuns(
  exercise: Exercise,
  check: Check,
  places: readonly { readonly input: Input }[],
  open: () => (input: Input) => Observation,
  wanted: 'name' | 'state' = 'name',
): Finding {
  const whole = evidenceTest(exercise, check, true);
  const test = {
    consume: whole.consume.bind(whole),
    get isSettled() {
      return whole.isSettled || (wanted === 'state' && whole.hasFailed);
    },
  };
  const observe = open();
  const made: MadeRun[] = [];
  takeUntilSettled(test, places.slice(0, FIRST_ROUND), ({ input }) => {
    const observation = observe(input);
    made.push({ input, observation });
    return observation;
  });
  for (const round of addedTo(check, made)) {
    if (test.isSettled) break;
    const anew = open();
    takeUntilSettled(test, round, ({ input }) => anew(input));
  }
  takeUntilSettled(test, places.slice(FIRST_ROUND), ({ input }) => observe(input));
  return whole.finding();
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
  { metered, language }: Setting,
): Verdict[] {
  return [checkVerdict(check, findingOn(exercise, check, observations, metered), language)];
}

class LostRun extends Error {}

function findingOn(
  exercise: Exercise,
  check: Check,
  observations: readonly (readonly Observation[])[],
  metered: boolean,
): Finding {
  try {
    const test = evidenceTest(exercise, check, metered);
    takeUntilSettled(test, evidenceOrder(check), ({ item, at }) => {
      const observation = observations[item]?.[at];
      if (observation === undefined) throw new LostRun(`run ${at} of case ${item}`);
      return observation;
    });
    return test.finding();
  } catch (error) {
    return error instanceof LostRun ? LOST : faultOfOurs(error);
  }
}

const LOST: Finding = {
  state: 'not-checked',
  reason: 'grader-fault',
  remark: { code: 'one-run-lost', args: {} },
};
