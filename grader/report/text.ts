import picocolors from 'picocolors';
import { visibleLine } from '../picture/visible.ts';
import type { Report } from '../types/report.ts';
import { limitsWords } from '../words/labels.ts';
import { Pen } from './pen.ts';
import { checkText, outlineText, passedText, sharedText } from './textChecks.ts';
import { counterexampleText, diagnosesText } from './textDiagnosis.ts';
import { checkViews, countWords, scoreView, sharedReason } from './view.ts';

export interface TextOptions {
  /** Columns of the terminal; lines are never wider. */
  readonly width: number;
  readonly color: boolean;
  /** Shows the cases that passed, their trees, and all that was printed. */
  readonly verbose: boolean;
}

/**
 * A report for a terminal: the score first, then what failed and why, then what passed, a line each. Ends in
 * a line end.
 */
export function reportText(report: Report, options: TextOptions): string {
  const width = Math.max(30, options.width);
  const pen = new Pen(
    width,
    options.verbose,
    picocolors.createColors(options.color),
    report.submission.language,
  );
  const checks = checkViews(report);
  const shared = options.verbose ? null : sharedReason(report);
  const isTold = !options.verbose && report.counterexample !== undefined;
  const body =
    shared !== null
      ? sharedText(pen, shared, checks)
      : isTold
        ? outlineText(pen, checks)
        : [
            ...checks.filter((check) => check.state === 'failed').flatMap((check) => checkText(pen, check)),
            ...checks
              .filter((check) => check.state === 'not-checked' && check.cases.length > 0)
              .flatMap((check) => checkText(pen, check)),
            ...passedText(
              pen,
              checks.filter((check) => check.state === 'passed'),
            ),
          ];
  return [
    ...head(pen, report),
    ...diagnosesText(pen, report.diagnoses),
    ...(report.counterexample === undefined ? [] : counterexampleText(pen, report.counterexample)),
    ...body,
    ...foot(pen, report),
  ]
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

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
