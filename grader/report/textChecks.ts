import { visible, visibleLine } from '../picture/visible.ts';
import type { Printed } from '../types/report.ts';
import { STATE_SIGNS, VISIBILITY_WORDS } from '../words/labels.ts';
import { count, grouped } from '../words/numbers.ts';
import { formatPointsOf } from '../words/points.ts';
import type { Pen } from './pen.ts';
import { nameOf, verdictText } from './textVerdict.ts';
import { alike, type CheckView } from './view.ts';
import { wrap } from './wrap.ts';

/**
 * Cases of one check that are told in full, and those that are drawn as well; `--verbose` tells and draws
 * all.
 */
const MOST_CASES = 4;
const MOST_DRAWN = 2;

/** All checks, a line each, where what matters has been said already. */
export function outlineText(pen: Pen, checks: readonly CheckView[]): string[] {
  const hasMore = checks.some(({ cases }) => cases.length > 0);
  return [
    '',
    ...checks.flatMap((check) => title(pen, check)),
    ...checks.flatMap((check) => printed(pen, check.printed)),
    ...(hasMore
      ? ['', ...pen.wrapped('Add --verbose to see every case.', 0).map((line) => pen.paint.dim(line))]
      : []),
  ];
}

export function checkText(pen: Pen, check: CheckView): string[] {
  const shown = check.cases.filter((verdict) => pen.verbose || verdict.state !== 'passed');
  const groups = pen.verbose ? shown.map((verdict) => [verdict]) : alike(shown);
  const told = pen.verbose ? groups : groups.slice(0, MOST_CASES);
  const left = groups.slice(told.length).flat().map(nameOf);
  const right = check.cases.length - shown.length;
  return [
    '',
    ...title(pen, check),
    ...told.flatMap((group, at) => verdictText(pen, group, pen.verbose || at < MOST_DRAWN)),
    ...(left.length === 0
      ? []
      : [
          '',
          ...pen.wrapped(
            `And ${count(left.length, 'more case')}: ${left.join(', ')}. Add --verbose to see them.`,
            2,
          ),
        ]),
    ...(right === 0 || pen.verbose
      ? []
      : [
          '',
          ...pen
            .wrapped(`The other ${right === 1 ? 'case' : count(right, 'case')} of this check passed.`, 2)
            .map((line) => pen.paint.dim(line)),
        ]),
    ...printed(pen, check.printed),
  ];
}

/** All checks, a line each, where one reason stands for all of them. */
export function sharedText(pen: Pen, reason: string, checks: readonly CheckView[]): string[] {
  return [
    '',
    ...pen.wrapped(reason, 0),
    '',
    ...checks.flatMap((check) => title(pen, check)),
    ...checks.flatMap((check) => printed(pen, check.printed)),
  ];
}

export function passedText(pen: Pen, checks: readonly CheckView[]): string[] {
  if (checks.length === 0) return [];
  return pen.verbose
    ? checks.flatMap((check) => checkText(pen, check))
    : ['', ...checks.flatMap((check) => title(pen, check))];
}

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

function printed(pen: Pen, printed: readonly Printed[]): string[] {
  return printed.flatMap(({ text, bytes }) => {
    const lines = visible(text)
      .replace(/\n$/, '')
      .split('\n')
      .flatMap((line) => wrap(line.replaceAll('\t', '    '), pen.width - 4));
    const shown =
      pen.verbose || lines.length <= 8
        ? lines
        : [...lines.slice(0, 5), `… ${lines.length - 7} more lines …`, ...lines.slice(-2)];
    const size = Buffer.byteLength(text) < bytes ? `, ${grouped(bytes)} bytes in all, cut here` : '';
    return [
      '',
      ...pen.wrapped(`It printed${size}:`, 2).map((line) => pen.paint.dim(line)),
      ...shown.map((line) => `  ${pen.paint.dim('│')} ${line}`),
    ];
  });
}
