import { parseCsv } from '../content/csv.ts';
import { EMAIL_HEADS, ID_HEADS, LOGIN_HEADS, NAME_HEADS } from '../content/peopleHeads.ts';
import { commonHead } from './layouts/commonHead.ts';

/** Somebody who is in the course. */
export interface Enrolled {
  /** All that a system may know them by, the course's own number first. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly section: string;
  /** Empty where the roster has no groups. */
  readonly group: string;
  /** When they handed in, as the table says it; empty where it does not. */
  readonly submitted: string;
}

/** Heads of columns in small letters: of rosters, and of the tables that Canvas, Moodle and others export. */
const HEADS = {
  id: ID_HEADS,
  more: LOGIN_HEADS,
  email: EMAIL_HEADS,
  name: NAME_HEADS,
  first: ['first name', 'first_name', 'given name'],
  last: ['last name', 'last_name', 'surname', 'family name'],
  section: ['section', 'sections'],
  group: ['group', 'team', 'group name', 'group_name'],
  submitted: ['submitted', 'submitted at', 'submitted_at', 'submission time', 'handed in', 'time'],
} as const;

/**
 * The people of a roster: a table with a head, in which some column is an id or a name. Null where there is
 * none.
 */
export function readRoster(csv: string): readonly Enrolled[] | null {
  const [heads = [], ...rows] = parseCsv(csv);
  const names = heads.map((head) => head.trim().toLowerCase().replace(/^#/, ''));
  const places = (wanted: readonly string[]): number[] =>
    wanted.flatMap((each) => names.flatMap((name, at) => (name === each ? [at] : [])));
  const columns = {
    ids: [...places(HEADS.id), ...places(HEADS.more), ...places(HEADS.email)],
    name: places(HEADS.name)[0],
    first: places(HEADS.first)[0],
    last: places(HEADS.last)[0],
    section: places(HEADS.section)[0],
    group: places(HEADS.group)[0],
    submitted: places(HEADS.submitted)[0],
  };
  const isKnown = columns.ids.length > 0 || columns.name !== undefined || columns.last !== undefined;
  const used = isKnown ? columns : translated(rows, columns);
  if (used === null) return null;
  const cell = (row: readonly string[], at: number | undefined): string =>
    at === undefined ? '' : (row[at] ?? '').trim();
  return rows
    .filter((row) => !cell(row, 0).includes('Points Possible') && cell(row, used.name) !== 'Student, Test')
    .map((row) => ({
      ids: [...new Set(used.ids.map((at) => plainId(cell(row, at))))].filter((id) => id !== ''),
      name: cell(row, used.name) || `${cell(row, used.first)} ${cell(row, used.last)}`.trim(),
      section: cell(row, used.section),
      group: cell(row, used.group),
      submitted: cell(row, used.submitted),
    }))
    .filter(({ ids, name }) => ids.length > 0 || name !== '');
}

/** `12345` for Moodle's `Participant 12345`, in any language, and for Brightspace's `#12345`. */
const plainId = (cell: string): string => /^[^\d\s@]+ (\d{1,20})$/.exec(cell)?.[1] ?? cell.replace(/^#/, '');

/** Moodle's worksheet in another language: its first column is a word and a number, then comes the name. */
function translated<T extends { readonly ids: readonly number[]; readonly name: number | undefined }>(
  rows: readonly (readonly string[])[],
  columns: T,
): T | null {
  const firsts = rows.map(([first = '']) => first.trim());
  const isWorksheet = firsts.length > 0 && firsts.every((cell) => /^\S+ ?\d{1,20}$/.test(cell));
  if (!isWorksheet || (firsts.length > 1 && commonHead(firsts, ' ') === '')) return null;
  const mail = (rows[0] ?? []).findIndex((cell) => cell.includes('@'));
  return { ...columns, ids: [0, ...(mail > 1 ? [mail] : [])], name: 1 };
}
