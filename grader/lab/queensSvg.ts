import { grouped } from '../words/numbers.ts';
import type { QueensReport } from './queens.ts';
import { ratesSvg } from './ratesSvg.ts';

/** Success rates with their confidence intervals, and where an exact figure lies. */
export function queensSvg({ n, runs, rows, exact, confidence }: QueensReport): string {
  const diamondWords = exact === null ? '' : ' Diamond: exact chance over all boards.';
  return ratesSvg({
    title: `${n} queens: share of ${grouped(runs)} runs that solve the board`,
    caption: `Bars: exact ${100 * confidence} % confidence intervals.${diamondWords}`,
    rows: rows.map(({ title, rate, interval, variant }) => ({
      title,
      rate,
      interval,
      ...(exact !== null && variant === 'steepest' ? { exact: exact.solved } : {}),
    })),
  });
}
