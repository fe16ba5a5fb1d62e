import { Fraction } from 'fraction.js';
import { isWithheldVerdict } from '../judge/score.ts';
import type { Visibility } from '../types/exercise.ts';
import type { Report, Score, Status } from '../types/report.ts';
import type { Verdict } from '../types/verdict.ts';
import { roundPoints, sumPoints } from '../words/points.ts';

/**
 * The part of a report that its student may see: checks, verdicts, diagnoses and output of visibility
 * `student`, and of `after-due` when asked for. The score then covers those checks alone; `notShown` says how
 * many points are left out. Nothing in it depends on what the others came to: the diagnoses are those that
 * its own runs lead to, which a report keeps in `told`.
 *
 * Built up from what may be seen rather than cut down from everything, so that a field added to `Report`
 * later stays hidden until somebody decides otherwise.
 */
export function forStudent(report: Report, options: { readonly afterDue?: boolean } = {}): Report {
  const afterDue = options.afterDue ?? false;
  const shown = (item: { readonly visibility: Visibility }): boolean =>
    item.visibility === 'student' || (afterDue && item.visibility === 'after-due');
  const checks = report.exercise.checks.filter(shown);
  const told = report.told?.find(({ to }) => to === (afterDue ? 'after-due' : 'student'));
  const verdicts = report.verdicts
    .filter(shown)
    .map((verdict) => told?.verdicts?.find(({ check }) => check === verdict.check) ?? verdict);
  const score = scoreOfShown(report, verdicts, sumPoints(checks.map((check) => check.points)));
  const status = report.status === 'withheld' && score.withheld === undefined ? 'graded' : report.status;
  const notShown = sumPoints(report.exercise.checks.map((check) => check.points)).sub(score.max);
  return {
    tool: report.tool,
    version: report.version,
    exercise: {
      slug: report.exercise.slug,
      title: report.exercise.title,
      hash: report.exercise.hash,
      checks,
      ...(report.exercise.rules === undefined ? {} : { rules: report.exercise.rules }),
    },
    submission: report.submission,
    status,
    note: noteFor(report, status, verdicts),
    score,
    // Of the student's own files, by rules that are the same for everybody.
    ...(report.findings === undefined ? {} : { findings: report.findings }),
    verdicts,
    diagnoses: told?.diagnoses ?? report.diagnoses.filter(shown),
    ...(report.counterexample !== undefined && shown(report.counterexample)
      ? { counterexample: report.counterexample }
      : {}),
    output: report.output.filter(shown),
    limits: report.limits,
    audience: 'student',
    ...(notShown.equals(0) ? {} : { notShown: notShown.toFraction() }),
  };
}

function scoreOfShown(report: Report, verdicts: readonly Verdict[], max: Fraction): Score {
  const earned = sumPoints(verdicts.map((verdict) => verdict.points));
  const held = report.score.withheld === undefined ? new Fraction(0) : heldBack(report, verdicts, max);
  return {
    value: held.equals(0) ? roundPoints(earned) : null,
    earned: earned.toFraction(),
    max: max.toFraction(),
    ...(held.equals(0) ? {} : { withheld: held.toFraction() }),
  };
}

/** Without a single verdict the whole submission could not be graded, and all of its points are held back. */
function heldBack(report: Report, verdicts: readonly Verdict[], max: Fraction): Fraction {
  if (report.verdicts.length === 0) return max;
  return sumPoints(verdicts.filter(isWithheldVerdict).map((verdict) => verdict.maxPoints));
}

/** A note about withheld checks may name hidden ones; the other notes speak of the student's own files. */
function noteFor(report: Report, status: Status, verdicts: readonly Verdict[]): string {
  if (status === 'graded') return report.status === 'graded' ? report.note : '';
  const mayName = status === 'withheld' && verdicts.length < report.verdicts.length;
  return mayName
    ? 'Some checks could not be judged. That is not your fault and costs you nothing.'
    : report.note;
}
