import { Fraction } from 'fraction.js';
import { groupBy, lettersOf, only } from '../intake/names.ts';
import { roundPoints } from '../words/points.ts';
import type { System } from './systems.ts';

/** Whose mark it is, and what it is. */
export interface Mark {
  readonly id: string;
  readonly name: string;
  /** Exact; null where it is withheld, and nothing is written. */
  readonly earned: string | null;
  readonly max: string;
  /** Whether the course excuses the student. */
  readonly isExcused?: boolean;
  /** Whether nothing was handed in. */
  readonly isAbsent?: boolean;
}

export interface Filled {
  readonly rows: readonly (readonly string[])[];
  /** Ids of those whose mark was written. */
  readonly written: readonly string[];
  /** Those of them who were found by their names alone. */
  readonly byName: readonly { readonly id: string; readonly row: string }[];
  /** Where another mark stood before. */
  readonly replaced: readonly { readonly id: string; readonly before: string; readonly now: string }[];
  /** Whose mark is withheld, or who is excused: their cells are as they were. */
  readonly withheld: readonly string[];
  readonly excused: readonly string[];
  /** Who handed in nothing and gets no points. */
  readonly absent: readonly string[];
  /** With a result and without a row. */
  readonly unknown: readonly string[];
  /** With a row and without a result, as the row names them. */
  readonly without: readonly string[];
}

/** Names are tried in both orders, as systems differ in which comes first. */
const formsOf = (parts: readonly string[]): string[] => {
  const words = parts
    .join(' ')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return [...new Set([words, words.toReversed(), [...words.slice(-1), ...words.slice(0, -1)]])].map((each) =>
    lettersOf(each.join('')),
  );
};

/**
 * Writes marks into one column of a gradebook, and leaves all else as it is. A mark goes to the row that one
 * of the columns of ids names, else to the only one with its name, if no other mark has that name.
 *
 * `scale` is by what points are multiplied.
 */
export function fillColumn(
  rows: readonly (readonly string[])[],
  system: System,
  column: number,
  marks: readonly Mark[],
  { scale = '1', decimal = '.' }: { readonly scale?: string; readonly decimal?: '.' | ',' } = {},
): Filled {
  const [head = [], ...body] = rows;
  const heads = head.map((cell) => cell.trim().toLowerCase());
  const idColumns = system.ids.map((name) => heads.indexOf(name)).filter((at) => at >= 0);
  const ids = idColumns.length > 0 ? idColumns : [0];
  const names = system.names.map((name) => heads.indexOf(name)).filter((at) => at >= 0);
  const people = body.map((row, at) => ({ row, at })).filter(({ row }) => system.isPerson(row));
  const byId = byKeys(people, ({ row }) => ids.map((id) => system.keyOf(row[id] ?? '')));
  const byName = byKeys(people, ({ row }) => formsOf(names.map((name) => row[name] ?? '')));
  const marksByName = byKeys(marks, ({ name }) => [lettersOf(name)]);
  const whoIs = (row: readonly string[]): string =>
    names
      .map((name) => row[name])
      .join(' ')
      .trim() ||
    (row[ids[0] ?? 0] ?? '');
  const now = rows.map((row) => [...row]);
  const [written, withheld, excused]: [string[], string[], string[]] = [[], [], []];
  const [absent, unknown]: [string[], string[]] = [[], []];
  const foundByName: { id: string; row: string }[] = [];
  const replaced: { id: string; before: string; now: string }[] = [];
  const taken = new Set<number>();
  for (const mark of marks) {
    const sure = only(byId.get(system.keyOf(mark.id)));
    const letters = lettersOf(mark.name);
    const likely = only(marksByName.get(letters)) === null ? null : only(byName.get(letters));
    const found = sure ?? likely;
    if (found === null || taken.has(found.at)) {
      unknown.push(mark.id);
      continue;
    }
    taken.add(found.at);
    if (sure === null) foundByName.push({ id: mark.id, row: whoIs(found.row) });
    const cells = now[found.at + 1] ?? [];
    const before = (cells[column] ?? '').trim();
    if (mark.isExcused === true) excused.push(mark.id);
    else if (mark.earned === null) (mark.isAbsent === true ? absent : withheld).push(mark.id);
    else if (before.toUpperCase() === 'EX') excused.push(mark.id);
    else {
      const text = String(roundPoints(new Fraction(mark.earned).mul(scale))).replace('.', decimal);
      while (cells.length < column) cells.push('');
      cells[column] = text;
      written.push(mark.id);
      if (before !== '' && !isSame(before, text)) replaced.push({ id: mark.id, before, now: text });
    }
  }
  const without = people.filter(({ at }) => !taken.has(at)).map(({ row }) => whoIs(row));
  return { rows: now, written, byName: foundByName, replaced, withheld, excused, absent, unknown, without };
}

/** `7.50` and `7.5` are one mark. */
const isSame = (a: string, b: string): boolean =>
  a === b || Number(a.replace(',', '.')) === Number(b.replace(',', '.'));

/** Items by each of their keys. */
const byKeys = <T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> => {
  const pairs = items.flatMap((item) => [...new Set(keysOf(item))].map((key) => ({ key, item })));
  const groups = groupBy(
    pairs.filter(({ key }) => key !== ''),
    ({ key }) => key,
  );
  return new Map([...groups].map(([key, own]) => [key, own.map(({ item }) => item)]));
};
