import { formatCsv, formatInertCsv, parseCsv } from '../content/csv.ts';
import type { ClassRow } from '../report/classRow.ts';
import type { Report } from '../types/report.ts';
import { fromCell, neutral, toCell } from '../words/inert.ts';
import { formatPoints } from '../words/points.ts';

const COLUMNS = ['id', 'name', 'score', 'max', 'status', 'hash', 'version', 'exercise'];

/**
 * `grades.csv`: RFC 4180 with `\n` line ends. A withheld score is an empty cell, which no spreadsheet takes
 * for a zero.
 */
export function gradesCsv(rows: readonly ClassRow[]): string {
  const records = rows.map((row) => [
    row.id,
    row.name,
    row.score.value === null ? '' : String(row.score.value),
    formatPoints(row.score.max),
    row.status,
    row.hash,
    row.version,
    row.exercise,
  ]);
  return formatCsv([COLUMNS, ...records.map((record) => record.map((cell) => neutral(toCell(cell))))]);
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
  if (formatCsv(records) !== csv || formatCsv(records.slice(0, 1)) !== formatCsv([COLUMNS])) return null;
  return records
    .slice(1)
    .map(([id = '']) => fromCell(id.startsWith("'") && neutral(id.slice(1)) === id ? id.slice(1) : id));
}
