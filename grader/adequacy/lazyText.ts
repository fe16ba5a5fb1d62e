import { hang } from '../report/wrap.ts';
import { formatPoints } from '../words/points.ts';
import { isPaidTooMuch, type LazyRow } from './lazy.ts';

/** What programs that do none of the work are paid, for a terminal of so many columns. */
export function lazyText(rows: readonly LazyRow[], width: number): string[] {
  const wide = rows.reduce((most, { id }) => Math.max(most, id.length), 0);
  const paid = rows.map(({ points }) => formatPoints(points));
  const columns = paid.reduce((most, { length }) => Math.max(most, length), 0);
  return [
    '',
    'Lazy programs, and the points that they are paid',
    ...rows.flatMap((row, at) => {
      const lead = `  ${row.id.padEnd(wide)}  ${(paid[at] ?? '').padStart(columns)}`;
      return hang(`${lead}  `, [row.title, ...paidBy(row)].join(': '), width);
    }),
  ];
}

function paidBy(row: LazyRow): string[] {
  if (row.paidBy.length === 0) return [];
  const checks = row.paidBy.map(({ check, points }) => `${check} ${formatPoints(points)}`).join(', ');
  return [isPaidTooMuch(row) ? `${checks} – TOO MUCH, at most ${formatPoints(row.most)}` : checks];
}
