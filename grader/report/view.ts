import { Fraction } from 'fraction.js';
import { visibleLine } from '../picture/visible.ts';
import { count } from '../words/numbers.ts';
import { sentence } from '../words/sentence.ts';
import type { CheckSummary, Printed, Report } from '../types/report.ts';
import type { Verdict, VerdictState } from '../types/verdict.ts';
import { amongWords } from '../words/remarks.ts';
import { stateOf } from './classRow.ts';
import { STATUS_WORDS } from '../words/labels.ts';
import { formatPointsOf, pointOrPoints, pointsWords, sumPoints } from '../words/points.ts';
import { itemAt } from '../types/lookup.ts';
import { isBroken } from '../types/rules.ts';
import { findingWords } from '../words/rules.ts';

/** One check with its cases, as every renderer shows it. */
export interface CheckView {
  readonly summary: CheckSummary;
  readonly state: VerdictState;
  /** Exact. */
  readonly points: string;
  readonly max: string;
  readonly cases: readonly Verdict[];
  readonly printed: readonly Printed[];
}

/** The checks of a report in the exercise's order, each with its verdicts and what was printed. */
export function checkViews(report: Report): CheckView[] {
  const known = report.exercise.checks.map((check) => check.id);
  const strays = [...new Set(report.verdicts.map((verdict) => verdict.check))].filter(
    (id) => !known.includes(id),
  );
  const summaries = [...report.exercise.checks, ...strays.map((id) => straySummary(report, id))];
  return summaries.map((summary) => {
    const cases = report.verdicts.filter((verdict) => verdict.check === summary.id);
    return {
      summary,
      state: stateOf(cases.map((verdict) => verdict.state)),
      points: sum(cases.map((verdict) => verdict.points)),
      max: summary.points,
      cases,
      printed: report.output.filter((printed) => printed.check === summary.id && printed.text !== ''),
    };
  });
}

/** What rules on files found, with what their author says of them, a sentence each. */
export function findingViews({ exercise, findings = [] }: Report): readonly FindingView[] {
  return findings.map((finding) => ({
    rule: finding.rule,
    words: `${findingWords(finding)}.`,
    says: exercise.rules?.find(({ id }) => id === finding.rule)?.says ?? '',
    isBroken: isBroken(finding),
  }));
}

export interface FindingView {
  readonly rule: string;
  readonly words: string;
  readonly says: string;
  readonly isBroken: boolean;
}

/** Why cases that passed bring nothing; null where they do, or none did. */
export function unpaidWords({ summary: { needed = 1 }, cases, points }: CheckView): string | null {
  const isUnpaid =
    new Fraction(points).equals(0) &&
    cases.some(({ state }) => state === 'passed') &&
    cases.some(({ state }) => state === 'failed') &&
    cases.every(({ state }) => state !== 'not-checked');
  if (needed === 1 || !isUnpaid) return null;
  return needed === cases.length
    ? 'This check gives points only if every case passes.'
    : `This check gives points only if at least ${needed} of its cases pass.`;
}

/** A verdict is never lost, even when nothing says what its check is. */
function straySummary(report: Report, id: string): CheckSummary {
  const verdicts = report.verdicts.filter((verdict) => verdict.check === id);
  return {
    id,
    title: id,
    visibility: itemAt(verdicts, 0).visibility,
    points: sum(verdicts.map((verdict) => verdict.maxPoints)),
  };
}

const sum = (points: readonly string[]): string => sumPoints(points).toFraction();

export interface ScoreView {
  /** `8.33`, or null when part of it is withheld. */
  readonly value: string | null;
  readonly max: string;
  /** The headline: `8.33 of 10 points`, `not final`. */
  readonly headline: string;
  /** What else there is to say about it, a sentence each. */
  readonly notes: readonly string[];
  /** Earned and withheld, as parts of 1. */
  readonly earnedPart: number;
  readonly withheldPart: number;
}

/** The score in words. */
export function scoreView(report: Report): ScoreView {
  const { score, notShown } = report;
  const shown = formatPointsOf(score.earned, score.max);
  const part = (exact: string): number =>
    new Fraction(score.max).equals(0) ? 0 : new Fraction(exact).div(score.max).valueOf();
  const rounded =
    report.audience === 'student' ||
    score.value === null ||
    new Fraction(score.earned).equals(new Fraction(String(score.value)))
      ? []
      : [`Exactly ${score.earned} points.`];
  const withheld =
    score.withheld === undefined
      ? []
      : [
          `${shown.points} of ${shown.max} points earned so far. ${pointsWords(score.withheld)} held back: ` +
            'the checks behind them could not be judged, which is not ' +
            `${report.audience === 'student' ? 'your' : 'the student’s'} fault.`,
        ];
  const hidden =
    notShown === undefined
      ? []
      : [`A further ${pointsWords(notShown)} rest on checks that are not shown here.`];
  return {
    value: score.value === null ? null : shown.points,
    max: shown.max,
    headline:
      score.value === null ? 'No score yet' : `${shown.points} of ${shown.max} ${pointOrPoints(shown.max)}`,
    notes: [...rounded, ...withheld, ...hidden],
    earnedPart: part(score.earned),
    withheldPart: part(score.withheld ?? '0'),
  };
}

/** `10 of 12 cases passed`, or why there are none. */
export function countWords(report: Report): string {
  if (report.verdicts.length === 0)
    return report.status === 'graded' ? 'No check ran.' : `${sentence(STATUS_WORDS[report.status])}.`;
  const passed = report.verdicts.filter((verdict) => verdict.state === 'passed').length;
  return `${passed} of ${count(report.verdicts.length, 'case')} passed.`;
}

/**
 * The one reason for which every case failed or could not be judged, null when there is none: code that
 * cannot be loaded fails each case alike, and thirty copies of a sentence hide it.
 */
export function sharedReason(report: Report): string | null {
  if (report.diagnoses.some(({ mistake }) => mistake === 'error')) return null;
  const [first, ...rest] = report.verdicts;
  if (first === undefined || rest.length === 0 || first.state === 'passed' || isByHand(first)) return null;
  // A case of many inputs says the same and adds how many of them failed.
  const { rationale: shared } = report.verdicts.find(({ among }) => among === undefined) ?? first;
  // Their codes may differ: a law may be broken before the same error, and a test of chances has none.
  const saysSo = ({ state, rationale, among }: Verdict): boolean =>
    state === first.state &&
    (rationale === shared || (among !== undefined && rationale === `${shared} ${amongWords(among)}`));
  return report.verdicts.every(saysSo) ? shared : null;
}

/** Whether it is about an answer that a person wrote: no two that differ are told as one. */
export const isByHand = ({ code }: Verdict): boolean => code.startsWith('answer-');

/** What a case is called. A question with one part has an answer, under the name of the question. */
export const caseName = (verdict: Verdict): string =>
  visibleLine(verdict.case ?? (isByHand(verdict) ? 'Answer' : verdict.check));

/** Cases that end the same way for the same reason, in order of the first of each. */
export function alike(cases: readonly Verdict[]): Verdict[][] {
  const groups = new Map<string, Verdict[]>();
  for (const verdict of cases) {
    const key = JSON.stringify([
      verdict.state,
      verdict.reason,
      verdict.rationale,
      verdict.help,
      isByHand(verdict) ? verdict.actual : undefined,
    ]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [verdict]);
    else group.push(verdict);
  }
  return [...groups.values()];
}
