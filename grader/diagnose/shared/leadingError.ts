import { judgeOutcome } from '../../judge/outcome.ts';
import { errorKey } from '../../reading/errors.ts';
import { isOfAgents } from '../../subjects/agentClasses.ts';
import type { Exercise, Visibility } from '../../types/exercise.ts';
import { VISIBILITIES } from '../../types/exercise.ts';
import type { Observation, StudentError } from '../../types/observation.ts';
import type { Diagnosis } from '../../types/report.ts';
import type { Spoken } from '../../types/submission.ts';
import type { Verdict } from '../../types/verdict.ts';
import type { Code } from '../../words/remarks.ts';
import { leadingErrorWords } from '../../words/diagnosis/leadingError.ts';
import { vocabularyOf, voiceFor } from '../../words/vocabulary.ts';
import type { CheckRun } from './checkRun.ts';
import { mayShow } from './counterexample.ts';

/** The error in which most cases end that an audience sees fail. */
export interface LeadingError {
  readonly error: StudentError;
  readonly visibility: Visibility;
  readonly cases: number;
  readonly of: number;
}

/** Verdicts of runs that ended in an error. */
const THROWN: readonly Code[] = ['threw', 'misused', 'wants-more-arguments', 'stack-overflow'];

/** Null where most cases fail otherwise, or in different errors. */
export function leadingErrorOf(ran: readonly CheckRun[]): LeadingError | null {
  for (const visibility of VISIBILITIES) {
    const failed = ran
      .filter(({ check }) => mayShow(check.visibility, visibility))
      .flatMap(casesOf)
      .filter(({ verdict: { state } }) => state === 'failed');
    const found = mostFrequent(failed.flatMap(({ error }) => error ?? []));
    if (found === null) continue;
    if (2 * found.times <= failed.length) continue;
    const { error, times: cases } = found;
    return { error, visibility, cases, of: failed.length };
  }
  return null;
}

interface EndedCase {
  readonly verdict: Verdict;
  /** In which it ended, if it did. */
  readonly error: StudentError | null;
}

/** The cases of a check; a test of chances is one, whatever its runs. */
function casesOf({ check, observations, verdicts }: CheckRun): EndedCase[] {
  return verdicts.map((verdict, at) => {
    const runs = check.kind === 'evidence' ? observations.flat() : (observations[at] ?? []);
    const isThrown = (THROWN as readonly string[]).includes(verdict.code);
    return { verdict, error: isThrown ? errorIn(runs) : null };
  });
}

function errorIn(runs: readonly Observation[]): StudentError | null {
  const [error = null] = runs.flatMap(({ outcome }) => (outcome.kind === 'threw' ? [outcome.error] : []));
  return error;
}

function mostFrequent(errors: readonly StudentError[]): { error: StudentError; times: number } | null {
  const times = new Map<string, number>();
  for (const error of errors) times.set(errorKey(error), (times.get(errorKey(error)) ?? 0) + 1);
  const [first] = [...times].sort(([, a], [, b]) => b - a);
  const error = errors.find((one) => errorKey(one) === first?.[0]);
  return first === undefined || error === undefined ? null : { error, times: first[1] };
}

/** The diagnosis that is plain. */
export function describeLeadingError(
  { error, visibility, cases, of }: LeadingError,
  exercise: Exercise,
  language: Spoken | undefined,
): Diagnosis {
  const { remark: ending } = judgeOutcome({ kind: 'threw', error }, exercise, true);
  const vocabulary = vocabularyOf(voiceFor(isOfAgents(exercise), language));
  return { ...leadingErrorWords({ error, ending, cases, of }, vocabulary), visibility };
}
