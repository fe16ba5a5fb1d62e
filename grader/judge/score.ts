import Fraction from 'fraction.js';
import type { Case, Check, Exercise } from '../types/exercise.ts';
import type { Plain } from '../types/observation.ts';
import type { Spoken } from '../types/submission.ts';
import { neededOf } from '../types/outline.ts';
import type { Score } from '../types/report.ts';
import type { Verdict } from '../types/verdict.ts';
import type { Finding } from './finding.ts';
import { purposeOf } from '../words/labels.ts';
import { describeAnswer, isList, isRecord } from '../words/answers.ts';
import { wordsOf } from '../words/remarks.ts';
import { type Voice, vocabularyOf, voiceFor } from '../words/vocabulary.ts';
import { roundPoints, sumPoints } from '../words/points.ts';

/**
 * Points, exactly. Verdicts alone decide the score: what is earned is the sum of their points, what is
 * withheld the sum of what those not checked could have brought.
 */

const ZERO = new Fraction(0);

/** A verdict for each finding of a check, in order, with its share of the points. */
export function toVerdicts(
  check: Check,
  findings: readonly Finding[],
  language?: Spoken,
  write: WriteVerdict = (_, make) => make(),
): Verdict[] {
  const shares = sharesOf(check, findings);
  return findings.map((finding, at) => {
    const share = shares[at] ?? ZERO;
    const worth = worthOf(share, isEarned(check, findings, finding));
    const of = check.cases[at] ?? null;
    return write({ finding, check: check.id, case: of?.id, ...worth, language }, () =>
      verdictOf(check, of, finding, worth, language),
    );
  });
}

/** What a verdict depends on. */
export interface VerdictKey extends Worth {
  readonly finding: Finding;
  readonly check: string;
  readonly case: string | undefined;
  readonly language: Spoken | undefined;
}

/** Makes a verdict, or gives one that was made of the same before. */
export type WriteVerdict = (key: VerdictKey, make: () => Verdict) => Verdict;

type Worth = Pick<Verdict, 'points' | 'maxPoints'>;

const worthOf = (share: Fraction, earned: boolean): Worth => ({
  points: (earned ? share : ZERO).toFraction(),
  maxPoints: share.toFraction(),
});

/** One verdict for all cases of a check together, with all its points. */
export function checkVerdict(check: Check, finding: Finding, language?: Spoken): Verdict {
  return verdictOf(
    check,
    null,
    finding,
    worthOf(new Fraction(check.points), finding.state === 'passed'),
    language,
  );
}

function verdictOf(
  check: Check,
  of: Case | null,
  finding: Finding,
  worth: Worth,
  language: Spoken | undefined,
): Verdict {
  const { state, remark, among, expected, actual, evidence } = finding;
  const voice = voiceFor(check.agent !== undefined, language);
  return {
    check: check.id,
    ...(of === null ? {} : { case: of.id, description: purposeOf(of) }),
    state,
    ...(finding.state === 'passed' ? {} : { reason: finding.reason }),
    ...worth,
    visibility: check.visibility,
    code: remark.code,
    ...(among === undefined ? {} : { among }),
    ...wordsOf(remark, voice, among),
    ...(expected === undefined ? {} : { expected }),
    ...(actual === undefined ? {} : { actual: showable(actual, voice) }),
    ...(evidence === undefined ? {} : { evidence }),
  };
}

const countOf = (findings: readonly Finding[], wanted: Finding['state']): number =>
  findings.filter(({ state }) => state === wanted).length;

const isEarned = (check: Check, findings: readonly Finding[], finding: Finding): boolean =>
  finding.state === 'passed' && countOf(findings, 'passed') >= neededOf(check, findings.length);

/**
 * Cases share the points equally. Where more must pass than do, those not checked decide. If they are too few
 * to, what is not checked withholds nothing; else it holds back the points of those that passed, too. The
 * shares move so that it shows.
 */
function sharesOf(check: Check, findings: readonly Finding[]): Fraction[] {
  const points = new Fraction(check.points);
  const open = countOf(findings, 'not-checked');
  const passed = countOf(findings, 'passed');
  const needed = neededOf(check, findings.length);
  const each = points.div(findings.length);
  if (open === 0 || passed >= needed) return findings.map(() => each);
  const carrier = passed + open < needed ? 'failed' : 'not-checked';
  const carried = points.sub(carrier === 'failed' ? ZERO : each.mul(countOf(findings, 'failed')));
  return findings.map(({ state }) => {
    if (state === carrier) return carried.div(countOf(findings, carrier));
    return state === 'failed' ? each : ZERO;
  });
}

/** The score of a submission: withheld, and so without a value, as soon as one case could not be judged. */
export function scoreOf(exercise: Exercise, verdicts: readonly Verdict[]): Score {
  const max = sumPoints(exercise.checks.map(({ points }) => points));
  const earned = sumPoints(verdicts.map(({ points }) => points));
  const withheld = sumPoints(verdicts.filter(isWithheldVerdict).map(({ maxPoints }) => maxPoints));
  const isWithheld = withheld.compare(0) > 0;
  return {
    value: isWithheld ? null : roundPoints(earned),
    earned: earned.toFraction(),
    max: max.toFraction(),
    ...(isWithheld ? { withheld: withheld.toFraction() } : {}),
  };
}

/**
 * Not judged for no fault of the student. What was not judged because the student broke a rule is lost, not
 * withheld.
 */
export const isWithheldVerdict = ({ state, reason }: Verdict): boolean =>
  state === 'not-checked' && reason !== 'student-error';

const MOST_PARTS = 200;

/** An answer as data, or in words where it is too large to show. */
function showable(answer: Plain, voice: Voice): Plain {
  const left = { parts: MOST_PARTS };
  return fits(answer, left) ? answer : describeAnswer(answer, vocabularyOf(voice));
}

function fits(answer: Plain, left: { parts: number }): boolean {
  left.parts -= 1;
  if (left.parts < 0) return false;
  if (typeof answer === 'string') return answer.length <= 1000;
  if (isList(answer)) return answer.every((item) => fits(item, left));
  return isRecord(answer) ? Object.values(answer).every((item) => fits(item, left)) : true;
}
