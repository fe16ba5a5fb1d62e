import Fraction from 'fraction.js';
import type { Case, Check, Exercise } from '../types/exercise.ts';
import type { Plain } from '../types/observation.ts';
import type { Score } from '../types/report.ts';
import type { Verdict } from '../types/verdict.ts';
import type { Finding } from './finding.ts';
import { purposeOf } from '../words/labels.ts';
import { describe, isList, isRecord } from '../words/values.ts';

/**
 * Points, exactly. Verdicts alone decide the score: what is earned is the sum of their points, what is
 * withheld the sum of what those not checked could have brought.
 */

const ZERO = new Fraction(0);

/** A verdict for each finding of a check, in order, with its share of the points. */
export function toVerdicts(check: Check, findings: readonly Finding[]): Verdict[] {
  const shares = sharesOf(check, findings);
  return findings.map((finding, at) =>
    verdictOf(check, check.cases[at]!, finding, shares[at]!, isEarned(check, findings, finding)),
  );
}

/** One verdict for all cases of a check together, with all its points. */
export function checkVerdict(check: Check, finding: Finding): Verdict {
  return verdictOf(check, null, finding, new Fraction(check.points), finding.state === 'passed');
}
function verdictOf(
  check: Check,
  of: Case | null,
  finding: Finding,
  share: Fraction,
  earned: boolean,
): Verdict {
  const { state, rationale, help, expected, actual, evidence } = finding;
  return {
    check: check.id,
    ...(of === null ? {} : { case: of.id, description: purposeOf(of) }),
    state,
    ...(finding.state === 'passed' ? {} : { reason: finding.reason }),
    points: (earned ? share : ZERO).toFraction(),
    maxPoints: share.toFraction(),
    visibility: check.visibility,
    rationale,
    ...(help === undefined ? {} : { help }),
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual: showable(actual) }),
    ...(evidence === undefined ? {} : { evidence }),
  };
}

function isEarned({ credit }: Check, findings: readonly Finding[], finding: Finding): boolean {
  return credit === 'all' ? findings.every(({ state }) => state === 'passed') : finding.state === 'passed';
}

/**
 * Cases share the points equally. Under `all` one failure settles the check, so that what is not checked
 * withholds nothing; and without a failure, what is not checked holds back the points of all. The shares move
 * so that it shows.
 */
function sharesOf(check: Check, findings: readonly Finding[]): Fraction[] {
  const points = new Fraction(check.points);
  const carriers = (state: Finding['state'] | null): Fraction[] => {
    const n = state === null ? findings.length : findings.filter((finding) => finding.state === state).length;
    return findings.map((finding) => (state === null || finding.state === state ? points.div(n) : ZERO));
  };
  const has = (state: Finding['state']): boolean => findings.some((finding) => finding.state === state);
  if (check.credit === 'share' || !has('not-checked')) return carriers(null);
  return carriers(has('failed') ? 'failed' : 'not-checked');
}

/** The score of a submission: withheld, and so without a value, as soon as one case could not be judged. */
export function scoreOf(exercise: Exercise, verdicts: readonly Verdict[]): Score {
  const max = sum(exercise.checks.map(({ points }) => points));
  const earned = sum(verdicts.map(({ points }) => points));
  const withheld = sum(verdicts.filter(isWithheldVerdict).map(({ maxPoints }) => maxPoints));
  const isWithheld = withheld.compare(0) > 0;
  return {
    value: isWithheld ? null : round(earned),
    earned: earned.toFraction(),
    max: max.toFraction(),
    ...(isWithheld ? { withheld: withheld.toFraction() } : {}),
  };
}

/**
 * Not judged for no fault of the student. What was not judged because the student broke a rule is lost, not
 * withheld.
 */
const isWithheldVerdict = ({ state, reason }: Verdict): boolean =>
  state === 'not-checked' && reason !== 'student-error';

export function sum(points: readonly string[]): Fraction {
  return points.reduce((total, next) => total.add(next), ZERO);
}

/** Two decimals, halves up. */
function round(points: Fraction): number {
  return points.mul(100).add('1/2').floor().valueOf() / 100;
}

const MOST_PARTS = 200;

/** An answer as data, or in words where it is too large to show. */
function showable(answer: Plain): Plain {
  const left = { parts: MOST_PARTS };
  return fits(answer, left) ? answer : describe(answer);
}

function fits(answer: Plain, left: { parts: number }): boolean {
  left.parts -= 1;
  if (left.parts < 0) return false;
  if (typeof answer === 'string') return answer.length <= 1000;
  if (isList(answer)) return answer.every((item) => fits(item, left));
  return isRecord(answer) ? Object.values(answer).every((item) => fits(item, left)) : true;
}
