/**
 * How gradebooks of learning systems look, a small table of patterns: heads are looked at without regard to
 * capitals. Canvas, Moodle, Brightspace and Blackboard as their documentation describes them in 2026.
 */
export const SYSTEMS = ['canvas', 'moodle', 'brightspace', 'blackboard', 'plain'] as const;
export type SystemName = (typeof SYSTEMS)[number];

export interface System {
  readonly name: SystemName;
  /** As users know it. */
  readonly title: string;
  /** Whether a first row is one of this system's. */
  fits(head: readonly string[]): boolean;
  /** Columns that say whose a row is, the surest first. */
  readonly ids: readonly string[];
  /** A cell of such a column as it is compared. */
  keyOf(cell: string): string;
  /** Columns with names, whose cells belong together in this order. */
  readonly names: readonly string[];
  /** Further columns that hold no marks. */
  readonly others: readonly string[];
  /** Whether a column is the one that is called so. */
  isColumn(head: string, wanted: string): boolean;
  /** Name of the column where none was named. */
  readonly usual?: string;
  /** The most points that a column can hold, as it is written: null where nothing says. */
  maxOf(rows: readonly (readonly string[])[], column: number): string | null;
  /** Whether a row is somebody's, and not about the columns. */
  isPerson(row: readonly string[]): boolean;
}

const fold = (text: string): string => text.trim().toLowerCase();
const has = (head: readonly string[], ...wanted: readonly string[]): boolean => {
  const folded = head.map(fold);
  return wanted.every((name) => folded.includes(name));
};
const NUMBER = /^\d+(?:[.,]\d+)?$/;
const asNumber = (cell: string | undefined): string | null =>
  cell !== undefined && NUMBER.test(cell.trim()) ? cell.trim() : null;

const plain: System = {
  name: 'plain',
  title: 'a plain table',
  fits: (head) => ['id', 'login', 'username', 'email', 'email address'].some((name) => has(head, name)),
  ids: ['id', 'student id', 'sid', 'login', 'username', 'email', 'email address'],
  keyOf: fold,
  names: ['name'],
  others: ['section', 'group', 'comments'],
  isColumn: (head, wanted) => fold(head) === fold(wanted),
  maxOf: () => null,
  isPerson: () => true,
};

const canvas: System = {
  ...plain,
  name: 'canvas',
  title: 'Canvas',
  fits: (head) => has(head, 'student', 'section') && (has(head, 'id') || has(head, 'sis login id')),
  ids: ['id', 'sis user id', 'sis login id', 'integration id'],
  names: ['student'],
  others: ['root account', 'section'],
  /** `Title (123)`, or the title alone. */
  isColumn: (head, wanted) =>
    fold(head) === fold(wanted) || fold(head.replace(/ \(\d+\)\s*$/, '')) === fold(wanted),
  maxOf: (rows, column) => asNumber(rows.find(([first]) => isPointsPossible(first))?.[column]),
  // Rows about the columns have no id; a student that the system made for tests has one.
  isPerson: ([first = '', ...rest]) =>
    !isPointsPossible(first) && rest.slice(0, 3).some((cell) => cell !== ''),
};
const isPointsPossible = (cell = ''): boolean => fold(cell).includes('points possible');

const moodle: System = {
  ...plain,
  name: 'moodle',
  title: 'Moodle',
  fits: (head) => has(head, 'identifier', 'grade'),
  ids: ['identifier', 'id number', 'email address'],
  /** `Participant 4711` stands for the number in it. */
  keyOf: (cell) => /^\D+ ?(\d+)$/.exec(cell.trim())?.[1] ?? fold(cell),
  names: ['full name'],
  others: [
    'status',
    'maximum grade',
    'grade can be changed',
    'last modified (submission)',
    'last modified (grade)',
    'feedback comments',
  ],
  usual: 'Grade',
  maxOf: (rows, column) => asNumber(rows[1]?.[column + 1]),
};

const brightspace: System = {
  ...plain,
  name: 'brightspace',
  title: 'Brightspace',
  fits: (head) => has(head, 'orgdefinedid') || has(head, 'username', 'end-of-line indicator'),
  ids: ['orgdefinedid', 'username', 'email'],
  /** Ids may begin with a `#`. */
  keyOf: (cell) => fold(cell.replace(/^#/, '')),
  names: ['first name', 'last name'],
  others: ['end-of-line indicator'],
  isColumn: (head, wanted) =>
    fold(head.replace(/ Points Grade\b.*$/i, '')) === fold(wanted) || fold(head) === fold(wanted),
  maxOf: ([head = []], column) => /MaxPoints:([\d.,]+)/i.exec(head[column] ?? '')?.[1] ?? null,
};

const blackboard: System = {
  ...plain,
  name: 'blackboard',
  title: 'Blackboard',
  fits: (head) => has(head, 'last name', 'first name', 'username'),
  ids: ['username', 'student id'],
  names: ['first name', 'last name'],
  others: ['last access', 'availability'],
  isColumn: (head, wanted) =>
    fold(head.replace(/ \[Total Pts:.*$/i, '').replace(/ ?\|\d+\s*$/, '')) === fold(wanted) ||
    fold(head) === fold(wanted),
  maxOf: ([head = []], column) =>
    /\[Total Pts:\s*(?:up to\s*)?([\d.,]+)/i.exec(head[column] ?? '')?.[1] ?? null,
};

/** In the order in which they are tried: the plain one takes what is left. */
const ALL: readonly System[] = [canvas, moodle, brightspace, blackboard, plain];

/** Heads of the columns that may hold marks: not those that say whose a row is. */
export const columnsOf = (head: readonly string[], { ids, names, others }: System): readonly string[] =>
  head.filter((cell) => ![...ids, ...names, ...others].includes(fold(cell)));

/** The system whose gradebook has such a first row; null where none has. */
export const systemOf = (head: readonly string[]): System | null =>
  ALL.find((system) => system.fits(head)) ?? null;

export const systemNamed = (name: SystemName): System => ALL.find((system) => system.name === name) ?? plain;
