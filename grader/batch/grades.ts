import { stringify } from 'csv-stringify/sync';
import { parseCsv } from '../content/csv.ts';
import type { ClassRow } from '../report/classRow.ts';
import { fromCell, toCell } from '../words/inert.ts';
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
  return lines([COLUMNS, ...records.map((record) => record.map((cell) => neutral(toCell(cell))))]);
}

const lines = (records: readonly (readonly string[])[]): string =>
  stringify(
    records.map((record) => [...record]),
    { record_delimiter: '\n', quoted_match: /\r/ },
  );

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers. */
function neutral(cell: string): string {
  return /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell) && !/^[+-]?\d+(?:\.\d+)?$/.test(cell)
    ? `'${cell}`
    : cell;
}

/** The ids in a `grades.csv`; null if it is not as `gradesCsv` writes it. */
export function idsInGrades(csv: string): string[] | null {
  const records = parseCsv(csv);
  if (lines(records) !== csv || lines(records.slice(0, 1)) !== lines([COLUMNS])) return null;
  return records
    .slice(1)
    .map(([id = '']) => fromCell(id.startsWith("'") && neutral(id.slice(1)) === id ? id.slice(1) : id));
}
