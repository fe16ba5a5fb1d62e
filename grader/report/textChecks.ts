import { visible, visibleLine } from '../picture/visible.ts';
import type { Print, Printed } from '../types/report.ts';
import type { Verdict } from '../types/verdict.ts';
import { STATE_SIGNS, VISIBILITY_WORDS } from '../words/labels.ts';
import { count, grouped } from '../words/numbers.ts';
import { formatPointsOf } from '../words/points.ts';
import type { Pen } from './pen.ts';
import { verdictText } from './textVerdict.ts';
import { alike, caseName, type CheckView, unpaidWords } from './view.ts';
import { wrap } from './wrap.ts';

/**
 * Cases of one check that are told in full, and those that are drawn as well; `--verbose` tells and draws
 * all.
 */
const MOST_CASES = 4;
const MOST_DRAWN = 2;

/** All checks, a line each. */
export const outlineText = (pen: Pen, checks: readonly CheckView[]): string[] => [
  '',
  ...checks.flatMap((check) => title(pen, check)),
];

/**
 * A check in detail: of one that passed, what it printed, and its cases where all was asked for. `told` are
 * reasons that were given already, with the case that they were given for.
 */
export function checkText(pen: Pen, check: CheckView, told: Map<string, string>): string[] {
  const shown = check.cases.filter((verdict) => pen.all || verdict.state !== 'passed');
  const together = printedText(
    pen,
    shown.length === 0 ? check.printed : check.printed.filter((print) => print.case === undefined),
  );
  if (shown.length === 0) return together.length === 0 ? [] : ['', ...heading(pen, check), ...together];
  const printedIn = ([first]: readonly Verdict[]): string[] =>
    check.printed
      .filter((print) => print.case !== undefined && print.case === first?.case)
      .flatMap((print) => printText(pen, print, '', 4));
  const groups = pen.all ? shown.map((verdict) => [verdict]) : alike(shown);
  const here = pen.verbose ? groups : groups.slice(0, MOST_CASES);
  const left = groups.slice(here.length).flat().map(caseName);
  const right = check.cases.length - shown.length;
  return [
    '',
    ...heading(pen, check),
    ...here.flatMap((group, at) => [
      ...verdictText(pen, group, pen.verbose || at < MOST_DRAWN, told),
      ...printedIn(group),
    ]),
    ...(left.length === 0
      ? []
      : [
          '',
          ...pen.wrapped(
            `And ${count(left.length, 'more case')}: ${left.join(', ')}. Add --verbose to see them.`,
            2,
          ),
        ]),
    ...(right === 0
      ? []
      : [
          '',
          ...pen
            .wrapped(`The other ${right === 1 ? 'case' : count(right, 'case')} of this check passed.`, 2)
            .map((line) => pen.paint.dim(line)),
        ]),
    ...unpaid(pen, check),
    ...together,
  ];
}

function unpaid(pen: Pen, check: CheckView): string[] {
  const words = unpaidWords(check);
  return words === null ? [] : ['', ...pen.wrapped(words, 2)];
}

/** The points stand in the outline. */
const heading = (pen: Pen, check: CheckView): string[] =>
  pen
    .wrapped(`${STATE_SIGNS[check.state]} ${visibleLine(check.summary.title)}`, 0)
    .map((line) => pen.paint.bold(pen.colour(check.state)(line)));

function title(pen: Pen, check: CheckView): string[] {
  const hidden =
    check.summary.visibility === 'student' ? '' : ` (${VISIBILITY_WORDS[check.summary.visibility]})`;
  const cases =
    check.cases.length > 1 && check.state === 'passed' ? `, ${count(check.cases.length, 'case')}` : '';
  const shown = formatPointsOf(check.points, check.max);
  return pen.line(
    `${STATE_SIGNS[check.state]} ${visibleLine(check.summary.title)}${cases}${hidden}`,
    `${shown.points} of ${shown.max}`,
    (text) => pen.paint.bold(pen.colour(check.state)(text)),
    pen.paint.dim,
  );
}

/** What was printed in the first of some cases; in all of them where all was asked for. */
export function printedText(pen: Pen, printed: readonly Printed[]): string[] {
  const here = pen.all ? printed : printed.slice(0, 1);
  const left = printed.length - here.length;
  return here.flatMap((print) => {
    const more = left === 0 ? '' : `, as in ${count(left, 'more case')}`;
    const where = print.case === undefined ? '' : ` in ${visibleLine(print.case)}${more}`;
    return printText(pen, print, where);
  });
}

/** What was printed; of much, both ends. `where`: such as ` in figure-5-2`. */
export function printText(pen: Pen, { text, bytes }: Print, where = '', indent = 2): string[] {
  const lines = visible(text)
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((line) => wrap(line.replaceAll('\t', '    '), pen.width - 2 - indent));
  const shown =
    pen.all || lines.length <= 8
      ? lines
      : [...lines.slice(0, 5), `… ${lines.length - 7} more lines …`, ...lines.slice(-2)];
  const size = Buffer.byteLength(text) < bytes ? `, ${grouped(bytes)} bytes in all, cut here` : '';
  return [
    '',
    ...pen.wrapped(`It printed${where}${size}:`, indent).map((line) => pen.paint.dim(line)),
    ...shown.map((line) => `${' '.repeat(indent)}${pen.paint.dim('│')} ${line}`),
  ];
}
