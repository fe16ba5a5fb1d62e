import type { RunInput } from '../../content/run.ts';
import type { Exercise, Law } from '../../types/exercise.ts';
import type { Observation, Outcome } from '../../types/observation.ts';
import { firstBroken, readLaws } from '../../judge/checks/laws/laws.ts';
import type { Finding } from '../../judge/finding.ts';
import { judgeInput } from '../../judge/judgeInput.ts';

/**
 * In which way a run fails: by the law that it breaks first, and how; or by how it ends without an answer. It
 * tells nothing of the states, numbers and draws of the run, so that two runs that go wrong in the same way
 * have the same.
 */
export type Cause = string;

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
  if (broken !== null) return `law ${broken.law}: ${patternOf(broken.sentence)}`;
  return outcome.kind === 'returned' ? null : endOf(outcome);
}

export const isLawBroken = (cause: Cause): boolean => cause.startsWith('law ');

/**
 * What stopped a run depends on the limits, and what an error says on the language, unless it is the host's.
 */
function endOf(outcome: Outcome): Cause {
  if (outcome.kind === 'limit')
    return outcome.limit === 'work' || outcome.limit === 'calls' ? 'stopped' : `stopped by ${outcome.limit}`;
  if (outcome.kind === 'threw')
    return /^(random|problem|options|schedule|fitness|Each individual)\b/.test(outcome.error.message)
      ? `threw: ${patternOf(outcome.error.message)}`
      : 'threw';
  return outcome.kind;
}

/** A sentence without its states, numbers and names. */
export function patternOf(sentence: string): string {
  return sentence
    .replace(/\[[^\]]*\]/g, '[]')
    .replace(/"[^"]*"/g, '""')
    .replace(/−?\d[\d.,]*\d|−?\d/g, '#')
    .replace(/# ([a-z]+?)s?( [a-z]+?)?s?\b/g, '# $1$2')
    .replace(/\b(?:are|is) allowed/g, 'is allowed');
}

const PASSED: Finding = { state: 'passed', rationale: '' };

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
    : PASSED;
}
