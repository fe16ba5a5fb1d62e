import type { Engine } from '../types/engine.ts';
import type { Check, Exercise } from '../types/exercise.ts';
import type { Input } from '../types/input.ts';
import type { Observation } from '../types/observation.ts';
import type { Verdict } from '../types/verdict.ts';
import { type EvidenceTest, evidenceTest } from './checks/evidence.ts';
import { faultOfOurs } from './fault.ts';
import type { Finding } from './finding.ts';
import { evidenceOrder, type RunPlace } from './judgeEvidence.ts';
import { checkVerdict } from './score.ts';

/** Runs made together before the test is looked at; each round is as large as all before it. */
const FIRST_ROUND = 8;

/** Runs of a check and what they come to. Runs that were not needed are missing from `observations`. */
export interface EvidenceRuns {
  readonly observations: readonly (readonly Observation[])[];
  readonly verdicts: readonly Verdict[];
}

/**
 * Makes the runs of an evidence check, a round at a time, until the test is settled or there are no more.
 *
 * The rounds are fixed, so that the same submission makes the same runs. `observe` runs inputs in one fresh
 * instance.
 */
export async function runEvidence(
  exercise: Exercise,
  check: Check,
  observe: (inputs: readonly Input[]) => Promise<Observation[]>,
  { metered }: Pick<Engine, 'metered'>,
): Promise<EvidenceRuns> {
  const places = evidenceOrder(check);
  const observations: Observation[][] = check.cases.map(() => []);
  const test = opened(exercise, check, metered);
  let fault = 'take' in test ? null : test;
  for (
    let done = 0, round = FIRST_ROUND;
    done < places.length && 'take' in test && fault === null && !test.isSettled;
    done += round, round = done
  ) {
    const next = places.slice(done, done + round);
    const made = await observe(next.map(({ input }) => input));
    next.forEach(({ item, at }, i) => (observations[item]![at] = made[i]!));
    fault = taken(test, next, made);
  }
  return {
    observations: observations.map((all) => all.filter((each) => each !== undefined)),
    verdicts: [checkVerdict(check, fault ?? concluded(test as EvidenceTest))],
  };
}

function opened(exercise: Exercise, check: Check, metered: boolean): EvidenceTest | Finding {
  try {
    return evidenceTest(exercise, check, metered);
  } catch (error) {
    return faultOfOurs(error);
  }
}

/** Our own fault, if there is one. */
function taken(
  test: EvidenceTest,
  places: readonly RunPlace[],
  made: readonly Observation[],
): Finding | null {
  try {
    for (const [i, { input }] of places.entries()) {
      if (test.isSettled) break;
      test.take(input, made[i]!);
    }
    return null;
  } catch (error) {
    return faultOfOurs(error);
  }
}

function concluded(test: EvidenceTest): Finding {
  try {
    return test.finding();
  } catch (error) {
    return faultOfOurs(error);
  }
}
