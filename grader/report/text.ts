import picocolors from 'picocolors';
import { visibleLine } from '../picture/visible.ts';
import type { Printed, Report } from '../types/report.ts';
import type { VerdictState } from '../types/verdict.ts';
import { limitsWords } from '../words/labels.ts';
import { FINDINGS_HEADING } from '../words/rules.ts';
import { Pen } from './pen.ts';
import { conventionsFound } from './conventionFound.ts';
import { checkText, outlineText, printedText } from './textChecks.ts';
import { counterexampleText, diagnosesText } from './textDiagnosis.ts';
import { checkViews, countWords, findingViews, scoreView, sharedReason } from './view.ts';

export interface TextOptions {
  /** Columns of the terminal; lines are never wider. */
  readonly width: number;
  readonly color: boolean;
  /** Shows every case that failed, with its tree; of checks that all passed, what was printed. */
  readonly verbose: boolean;
  /** Shows the cases that passed, too, and all that was printed. */
  readonly all?: boolean;
  /** How more is shown, as a sentence to whoever sees that something failed. */
  readonly more?: string;
  /** The command that runs the smallest example again, where it was saved. */
  readonly replay?: string;
}

/**
 * A report for a terminal: the score and each check in a line, then what failed and why. The diagnosis comes
 * last, since the last lines are what a terminal shows. Ends in a line end.
 */
export function reportText(report: Report, options: TextOptions): string {
  return verdictText(report, options) + reasonsText(report, options);
}

/** The first part of it, which is known before anybody has looked for the reason. */
export function verdictText(report: Report, options: TextOptions): string {
  const pen = penFor(report, options);
  const checks = checkViews(report);
  const isFine = checks.every(({ state, cases }) => state === 'passed' || cases.length === 0);
  return written([
    ...head(pen, report),
    ...foot(pen, report),
    ...outlineText(pen, checks),
    ...conventionsFound(report).flatMap((line, at) => [...(at === 0 ? [''] : []), ...pen.wrapped(line, 0)]),
    ...(isFine || pen.verbose || options.more === undefined
      ? []
      : ['', ...pen.wrapped(options.more, 0).map((line) => pen.paint.dim(line))]),
  ]);
}

/** The second part: what failed in detail, the smallest example, the diagnosis. Empty where all is well. */
export function reasonsText(report: Report, options: TextOptions): string {
  const pen = penFor(report, options);
  const { counterexample } = report;
  return written([
    ...detailsText(pen, report),
    ...(counterexample === undefined ? [] : counterexampleText(pen, counterexample, options.replay)),
    ...diagnosesText(pen, report.diagnoses),
  ]);
}

function detailsText(pen: Pen, report: Report): string[] {
  const checks = checkViews(report);
  // The smallest example shows what it printed itself.
  const printed =
    report.counterexample?.printed === undefined ? printedText(pen, report.output.filter(isInk)) : [];
  const shared = pen.verbose ? null : sharedReason(report);
  if (shared !== null) return [...printed, '', ...pen.wrapped(shared, 0)];
  if (!pen.verbose && report.counterexample !== undefined) return printed;
  const told = new Map<string, string>();
  const of = (state: VerdictState): string[] =>
    checks
      .filter((check) => check.state === state && check.cases.length > 0)
      .flatMap((check) => checkText(pen, check, told));
  const isFine = checks.every(({ state, cases }) => state === 'passed' || cases.length === 0);
  return [...(pen.all || (pen.verbose && isFine) ? of('passed') : []), ...of('not-checked'), ...of('failed')];
}

const isInk = ({ text }: Printed): boolean => text !== '';

const written = (lines: readonly string[]): string => lines.map((line) => `${line.trimEnd()}\n`).join('');

const penFor = (report: Report, { width, verbose, all = false, color }: TextOptions): Pen =>
  new Pen(Math.max(30, width), { verbose, all }, picocolors.createColors(color), report.submission.language);

function head(pen: Pen, report: Report): string[] {
  const { submission } = report;
  const who =
    submission.name === submission.id || submission.name === ''
      ? submission.id
      : `${submission.name} (${submission.id})`;
  const score = scoreView(report);
  return [
    ...pen.wrapped(`${visibleLine(report.exercise.title)} · ${visibleLine(who)}`, 0),
    '',
    ...pen.line(score.headline, countWords(report), scoreColour(pen, report), pen.paint.dim),
    ...score.notes.flatMap((note) => pen.wrapped(note, 0)),
    ...(report.note === '' ? [] : ['', ...pen.wrapped(report.note, 0)]),
    ...findingsText(pen, report),
  ];
}

/** What rules on files found, a line each. */
function findingsText(pen: Pen, report: Report): string[] {
  const views = findingViews(report);
  if (views.length === 0) return [];
  return [
    '',
    ...pen.wrapped(FINDINGS_HEADING, 0),
    ...views.flatMap(({ rule, words, says }) =>
      pen.wrapped(visibleLine(`${rule}: ${words}${says === '' ? '' : ` ${says}`}`), 2),
    ),
  ];
}

function foot(pen: Pen, report: Report): string[] {
  if (!pen.verbose) return [];
  return [
    '',
    ...(report.limits.fuel === 0 ? [] : pen.wrapped(limitsWords(report.limits), 0)),
    ...pen.wrapped(`cutoff ${report.version}`, 0),
  ].map((line) => pen.paint.dim(line));
}

function scoreColour(pen: Pen, report: Report): (text: string) => string {
  const colour =
    report.score.value === null
      ? 'not-checked'
      : report.score.earned === report.score.max
        ? 'passed'
        : 'failed';
  return (text) => pen.paint.bold(colour === 'failed' ? text : pen.colour(colour)(text));
}
