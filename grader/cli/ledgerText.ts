import { columns } from '../picture/columns.ts';
import { visibleLine } from '../picture/visible.ts';
import { hang } from '../report/wrap.ts';
import type { Ledger } from '../types/ledger.ts';
import type { Report } from '../types/report.ts';
import { exactWords, headingOf, lineWords, signed } from '../words/policy.ts';

/** A sum, its points below each other. */
export function ledgerLines({ submission }: Report, ledger: Ledger, width: number): string[] {
  const { score, lines, final, max } = ledger;
  const rows = [
    [exactWords(score.earned), exactWords(score.max), 'What was run'],
    ...lines.map((line) => [
      signed(line.amount),
      line.max === '0' ? '' : signed(line.max),
      visibleLine(lineWords(line)),
    ]),
    [final === null ? '–' : exactWords(final), exactWords(max), headingOf(ledger)],
  ] as const;
  const wide = [0, 1].map((at) => Math.max(...rows.map((row) => columns(row[at] ?? ''))));
  const cell = (text: string, at: number): string => text.padStart(wide[at] ?? 0);
  const { id, name } = submission;
  return [
    name === id || name === '' ? visibleLine(id) : `${visibleLine(name)} (${visibleLine(id)})`,
    ...rows.flatMap(([amount, of, what], at) => {
      const isSum = at === 0 || at === rows.length - 1;
      const outOf = `${isSum ? 'of' : '  '} ${cell(of, 1)}`;
      return hang(`  ${cell(amount, 0)} ${outOf}  `, what, width);
    }),
  ];
}
