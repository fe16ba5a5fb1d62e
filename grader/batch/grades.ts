import { formatCsv, formatInertCsv, parseCsv } from '../content/csv.ts';
import type { ClassRow } from '../report/classRow.ts';
import type { Report } from '../types/report.ts';
import { fromCell, neutral, toCell } from '../words/inert.ts';
import { formatPoints, roundPoints } from '../words/points.ts';
import { lineWords, signed } from '../words/policy.ts';

/** Without a policy; with one, three more follow. */
const COLUMNS = ['id', 'name', 'score', 'max', 'status', 'hash', 'version', 'exercise'];
const POLICY_COLUMNS = ['final', 'final_max', 'adjustments'];

/**
 * `grades.csv`: RFC 4180 with `\n` line ends. A withheld score is an empty cell, which no spreadsheet takes
 * for a zero.
 */
export function gradesCsv(rows: readonly ClassRow[]): string {
  const isAdjusted = rows.some(({ ledger }) => ledger !== undefined);
  const records = rows.map((row) => [
    row.id,
    row.name,
    row.score.value === null ? '' : String(row.score.value),
    formatPoints(row.score.max),
    row.status,
    row.hash,
    row.version,
    row.exercise,
    ...(isAdjusted ? adjustedCells(row) : []),
  ]);
  const head = isAdjusted ? [...COLUMNS, ...POLICY_COLUMNS] : COLUMNS;
  return formatCsv([head, ...records.map((record) => record.map((cell) => neutral(toCell(cell))))]);
}

/** The final points, what they are out of, and each line that changed them or says why there are none. */
function adjustedCells({ ledger, score }: ClassRow): string[] {
  if (ledger === undefined) return ['', formatPoints(score.max), ''];
  const { final, max, lines } = ledger;
  const told = lines.filter(
    ({ amount, max: more, entry }) => amount !== '0' || more !== '0' || entry.code === 'excused',
  );
  return [
    final === null ? '' : String(roundPoints(final)),
    formatPoints(max),
    told.map((line) => `${lineWords(line)} (${signed(line.amount)})`).join('; '),
  ];
}

/**
 * `checks.csv`: the points of each check, by its id, and in the first row what there are. A check whose
 * points are withheld has an empty cell.
 */
export function checksCsv(rows: readonly ClassRow[], { checks }: Report['exercise']): string {
  const most = ['', 'Points possible', ...checks.map(({ points }) => formatPoints(points))];
  const records = rows.map((row) => [
    row.id,
    row.name,
    ...checks.map(({ id }) => {
      const found = row.checks.find((check) => check.id === id);
      const isOpen = row.score.value === null && found?.state === 'not-checked';
      return found === undefined || isOpen ? '' : formatPoints(found.points);
    }),
  ]);
  const head = ['id', 'name', ...checks.map(({ id }) => id)];
  return formatInertCsv([head, most, ...records.map((record) => record.map(toCell))]);
}

/** The ids in a `grades.csv`; null if it is not as `gradesCsv` writes it. */
export function idsInGrades(csv: string): string[] | null {
  const records = parseCsv(csv);
  const [head = []] = records;
  const isOurs = [COLUMNS, [...COLUMNS, ...POLICY_COLUMNS]].some(
    (own) => formatCsv([own]) === formatCsv([head]),
  );
  if (formatCsv(records) !== csv || !isOurs) return null;
  return records
    .slice(1)
    .map(([id = '']) => fromCell(id.startsWith("'") && neutral(id.slice(1)) === id ? id.slice(1) : id));
}
