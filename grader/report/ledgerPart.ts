import { visible, visibleLine } from '../picture/visible.ts';
import type { Ledger, LedgerLine } from '../types/ledger.ts';
import type { Report } from '../types/report.ts';
import { formatPoints } from '../words/points.ts';
import { deciderWords, entryWords, exactWords, headingOf, signed } from '../words/policy.ts';

/** The sum of a report's page: what was run, each line of the ledger, and what comes out. */
export function ledgerPart(ledger: Ledger, { notShown, audience }: Report): object {
  const { score, lines } = ledger;
  // What a person set is of the whole.
  const isWhole = lines.some(({ entry }) => entry.code === 'set');
  const isPart = audience === 'student' && notShown !== undefined && !isWhole;
  return {
    heading: headingOf(ledger),
    note: isPart ? 'Of the checks that are shown here; the others go by the same rules.' : '',
    lines: [
      { what: 'What was run', amount: exactWords(score.earned), max: formatPoints(score.max) },
      ...lines.map(linePart),
      {
        what: ledger.final === null ? 'No points yet' : 'Final points',
        amount: ledger.final === null ? '' : exactWords(ledger.final),
        max: formatPoints(ledger.max),
      },
    ].map((line) => ({ reason: '', decider: '', ...line })),
  };
}

const linePart = (line: LedgerLine): object => ({
  what: visibleLine(entryWords(line.entry)),
  reason: visible(line.reason ?? ''),
  decider: visibleLine(deciderWords(line)),
  amount: signed(line.amount),
  max: line.max === '0' ? '' : signed(line.max),
});
