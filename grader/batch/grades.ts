import { type Cell, parseCsv } from '../content/csv.ts';
import { formatCsv, formatInertCsv } from '../content/formatCsv.ts';
import type { ClassRow } from '../report/classRow.ts';
import type { Report } from '../types/report.ts';
import { fromCell, neutral, toCell } from '../words/inert.ts';
import { roundPoints } from '../words/points.ts';
import { lineWords, signed } from '../words/policy.ts';
import { columnsOfChecks } from '../words/quiz/questionName.ts';

const HASHES = ['hash', 'version', 'exercise'];
/** Why work cannot be used or judged, or how it was read, as on its page. */
const NOTE = 'note';
const HOW_GRADED = [...HASHES, NOTE];
const COLUMNS = ['id', 'name', 'score', 'max', 'status', ...HASHES];
const POLICY_COLUMNS = ['final', 'final_max', 'adjustments'];

const headOf = (isAdjusted: boolean): string[] => [...COLUMNS, ...(isAdjusted ? POLICY_COLUMNS : []), NOTE];

/**
 * `grades.csv`: RFC 4180 with `\n` line ends. A withheld score is an empty cell, which no spreadsheet takes
 * for a zero.
 */
export const gradesCsv = (rows: readonly ClassRow[]): string => csvOf(gradesTable(rows));

function gradesTable(rows: readonly ClassRow[]): Cell[][] {
  const isAdjusted = rows.some(({ ledger }) => ledger !== undefined);
  const records = rows.map((row) => [
    row.id,
    row.name,
    row.score.value,
    roundPoints(row.score.max),
    row.status,
    row.hash,
    row.version,
    row.exercise,
    ...(isAdjusted ? adjustedCells(row) : []),
    row.note,
  ]);
  return [headOf(isAdjusted), ...records].map((row) => [...row]);
}

/** The final points, what they are out of, and each line that changed them or says why there are none. */
function adjustedCells({ ledger, score }: ClassRow): Cell[] {
  if (ledger === undefined) return [null, roundPoints(score.max), null];
  const { final, max, lines } = ledger;
  const told = lines.filter(
    ({ amount, max: more, entry }) => amount !== '0' || more !== '0' || entry.code === 'excused',
  );
  return [
    final === null ? null : roundPoints(final),
    roundPoints(max),
    told.map((line) => `${lineWords(line)} (${signed(line.amount)})`).join('; '),
  ];
}

/**
 * `checks.csv`: the points of each check, by its id (of each question, by its number), and in the first row
 * what there are. A check whose points are withheld has an empty cell.
 */
export const checksCsv = (rows: readonly ClassRow[], exercise: Report['exercise']): string =>
  csvOf(checksTable(rows, exercise));

function checksTable(rows: readonly ClassRow[], { checks }: Report['exercise']): Cell[][] {
  const records = rows.map((row) => [
    row.id,
    row.name,
    ...checks.map(({ id }) => {
      const found = row.checks.find((check) => check.id === id);
      const isOpen = row.score.value === null && found?.state === 'not-checked';
      return found === undefined || isOpen ? null : roundPoints(found.points);
    }),
  ]);
  const most = [null, 'Points possible', ...checks.map(({ points }) => roundPoints(points))];
  return [['id', 'name', ...columnsOfChecks(checks)], most, ...records];
}

/** Both on one sheet, but for what says how work was graded. */
export function marksTable(rows: readonly ClassRow[], exercise: Report['exercise']): Cell[][] {
  const [head = [], ...records] = gradesTable(rows);
  const [checksHead = [], most = [], ...checks] = checksTable(rows, exercise);
  const left = head.map((name) => !HOW_GRADED.some((each) => each === name));
  const shown = (cells: readonly Cell[]): Cell[] => cells.filter((_, at) => left[at]);
  const beside = (cells: readonly Cell[], more: readonly Cell[]): Cell[] => [
    ...shown(cells),
    ...more.slice(2),
  ];
  return [
    beside(head, checksHead),
    beside(
      head.map((_, at) => most.slice(0, 2)[at] ?? null),
      most,
    ),
    ...records.map((record, at) => beside(record, checks[at] ?? [])),
  ];
}

const csvOf = (table: readonly (readonly Cell[])[]): string =>
  formatInertCsv(
    table.map((row) => row.map((cell) => (typeof cell === 'string' ? toCell(cell) : String(cell ?? '')))),
  );

/** The ids in a `grades.csv`; null if it is not as `gradesCsv` writes it. */
export function idsInGrades(written: string): string[] | null {
  const csv = written.replace(/^\uFEFF/, '');
  const records = parseCsv(csv);
  const [head = []] = records;
  const isOurs = [false, true].some((isAdjusted) => formatCsv([headOf(isAdjusted)]) === formatCsv([head]));
  if (formatCsv(records) !== csv || !isOurs) return null;
  return records
    .slice(1)
    .map(([id = '']) => fromCell(id.startsWith("'") && neutral(id.slice(1)) === id ? id.slice(1) : id));
}
