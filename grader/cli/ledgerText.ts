import { columns } from '../picture/columns.ts';
import { visibleLine } from '../picture/visible.ts';
import { hang } from '../report/wrap.ts';
import type { Found } from './inFolder.ts';
import { exactWords, headingOf, lineWords, signed } from '../words/policy.ts';

/** A sum, its points below each other. */
export function ledgerLines(
  { person, isAbsent, ledger }: Pick<Found, 'person' | 'isAbsent' | 'ledger'>,
  width: number,
): string[] {
  const { score, lines, final, max } = ledger;
  const rows = [
    [exactWords(score.earned), exactWords(score.max), isAbsent ? 'Nothing was handed in' : 'What was run'],
    ...lines.map((line) => [
      signed(line.amount),
      line.max === '0' ? '' : signed(line.max),
      visibleLine(lineWords(line)),
    ]),
    [final === null ? '–' : exactWords(final), exactWords(max), headingOf(ledger)],
  ] as const;
  const wide = [0, 1].map((at) => Math.max(...rows.map((row) => columns(row[at] ?? ''))));
  const cell = (text: string, at: number): string => text.padStart(wide[at] ?? 0);
  const { id, name } = person;
  return [
    name === id || name === '' ? visibleLine(id) : `${visibleLine(name)} (${visibleLine(id)})`,
    ...rows.flatMap(([amount, of, what], at) => {
      const isSum = at === 0 || at === rows.length - 1;
      const outOf = `${isSum ? 'of' : '  '} ${cell(of, 1)}`;
      return hang(`  ${cell(amount, 0)} ${outOf}  `, what, width);
    }),
  ];
}
