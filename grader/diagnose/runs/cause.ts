import type { RunInput } from '../../content/run.ts';
import { firstBroken, readLaws } from '../../judge/checks/laws/laws.ts';
import { type Finding, UNREMARKABLE } from '../../judge/finding.ts';
import { judgeInput } from '../../judge/judgeInput.ts';
import { hostComplaint } from '../../reading/errors.ts';
import type { Exercise, Law } from '../../types/exercise.ts';
import type { LimitKind, Observation, Outcome, Plain } from '../../types/observation.ts';
import { kindOfAnswer } from '../../words/answers.ts';
import type { BrokenLawRemark } from '../../words/laws/laws.ts';

/**
 * In which way a run fails: by the law that it breaks first, and how; or by how it ends without an answer. It
 * tells nothing of the states, numbers and draws of the run, so that two runs that go wrong in the same way
 * have the same.
 */
export type Cause =
  | `law ${Law}: ${string}`
  | 'stopped'
  | `stopped by ${LimitKind}`
  | 'threw'
  | `threw: ${string}`
  | Exclude<Outcome['kind'], 'returned' | 'limit' | 'threw'>;

/**
 * Null where nothing is wrong. A run that was stopped may have broken a law on the way, which then says more.
 */
export function causeOf(
  exercise: Pick<Exercise, 'algorithm' | 'conventions'>,
  laws: readonly Law[] | null,
  input: RunInput,
  observation: Observation,
): Cause | null {
  const { outcome, points } = observation;
  const reading =
    points.length === 0 || (outcome.kind !== 'returned' && outcome.kind !== 'limit')
      ? null
      : readLaws(exercise, input, observation);
  const broken = reading === null ? null : firstBroken(reading, laws);
  if (broken !== null) return `law ${broken.law}: ${wayOf(broken.remark)}`;
  return outcome.kind === 'returned' ? null : endOf(outcome);
}

export const isLawBroken = (cause: Cause): boolean => cause.startsWith('law ');

export const isThrown = (cause: Cause): boolean => cause.startsWith('threw');

/**
 * What stopped a run depends on the limits, and what an error says on the language, unless it is the host's.
 */
function endOf(outcome: Exclude<Outcome, { readonly kind: 'returned' }>): Cause {
  if (outcome.kind === 'limit')
    return outcome.limit === 'work' || outcome.limit === 'calls' ? 'stopped' : `stopped by ${outcome.limit}`;
  if (outcome.kind === 'threw') {
    const complaint = hostComplaint(outcome.error);
    return complaint === null ? 'threw' : `threw: ${complaint}`;
  }
  return outcome.kind;
}

/**
 * A way to break a law: the code, and which of the ways that it stands for. Numbers, states and what was
 * returned, but for its kind, may be others in the next run that goes wrong in the same way.
 */
const wayOf = ({ code, args }: BrokenLawRemark): string =>
  JSON.stringify({ code, args }, (key, value: unknown) => {
    if (key === 'answer') return kindOfAnswer(value as Plain);
    return key === 'states' || typeof value === 'number' || Array.isArray(value) ? undefined : value;
  });

/** Judges a run as failed only if it fails in one way: what fails in another is no example of it. */
export function judgeCause(
  exercise: Exercise,
  laws: readonly Law[] | null,
  cause: Cause,
  input: RunInput,
  observation: Observation,
  metered: boolean,
): Finding {
  return causeOf(exercise, laws, input, observation) === cause
    ? judgeInput(exercise, 'law', input, observation, metered, laws)
    : UNREMARKABLE;
}
