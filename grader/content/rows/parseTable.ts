import { fail, ok, type Result } from '../../types/result.ts';
import { list } from '../../words/lists.ts';
import { quote } from '../../words/quoting.ts';
import { type CsvLine, parseCsvLines } from '../csv.ts';
import { Problems } from '../problems.ts';
import { defined, numberIn, playerIn, probabilityIn, utilityIn } from './fields.ts';
import type { TreeRow } from './treeRow.ts';

/** Columns of a table that is a tree. */
export const COLUMNS = ['parent', 'child', 'action', 'player', 'value', 'probability', 'evaluation'] as const;
type Column = (typeof COLUMNS)[number];

const isColumn = (text: string): text is Column => (COLUMNS as readonly string[]).includes(text);

/** Whether a text begins as a table of a tree does: with a row that names parents and children. */
export function isTable(text: string): boolean {
  const [head] = parseCsvLines(text.slice(0, 1 + text.indexOf('\n')) || text);
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  return names.includes('parent') && names.includes('child');
}

/**
 * Reads a table with a row for each node: `parent`, `child`, and of the others those that are there, in
 * any order. A node that is named as a parent alone is the root. A value may be several numbers, one
 * for each player.
 */
export function parseTable(text: string, file: string | null): Result<TreeRow[]> {
  const [head, ...lines] = parseCsvLines(text);
  const names = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const columns = list([...COLUMNS], { join: 'and', most: COLUMNS.length });
  const expected = `the columns ${columns}, or some of them`;
  const strange = names.find((name) => !isColumn(name));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (strange !== undefined || twice !== undefined)
    return fail({
      code: 'wrong-column',
      file,
      place: `line ${head?.line ?? 1}`,
      found: strange === undefined ? `${quote(twice ?? '')} twice` : quote(strange),
      expected,
    });
  const problems = new Problems(file);
  const rows = lines.map((line) => rowOf(line, names as readonly Column[], problems));
  if (!problems.none) return problems.failure();
  return ok(withRoot(rows));
}

/** The root need have no row of its own. */
function withRoot(rows: readonly TreeRow[]): TreeRow[] {
  const names = new Set(rows.map(({ name }) => name));
  const top = rows.find(({ parent }) => parent !== null && !names.has(parent));
  if (top === undefined || top.parent === null || rows.some(({ parent }) => parent === null))
    return [...rows];
  return [{ name: top.parent, parent: null, line: top.line }, ...rows];
}

const EXPECTED = {
  player: 'max, min, chance, or the number of a player',
  value: 'a number, ?, or a number for each player',
  probability: 'a number from 0 to 1, or a fraction',
  evaluation: 'a number',
} as const;

function rowOf({ cells, line }: CsvLine, names: readonly Column[], problems: Problems): TreeRow {
  const cell = (name: Column): string => cells[names.indexOf(name)]?.trim() ?? '';
  const read = <T>(name: keyof typeof EXPECTED, reading: (text: string) => T | undefined): T | undefined => {
    const written = cell(name);
    const value = written === '' ? undefined : reading(written);
    if (written !== '' && value === undefined)
      problems.add({
        code: 'wrong-cell',
        place: `line ${line}, ${name}`,
        found: quote(written),
        expected: EXPECTED[name],
      });
    return value;
  };
  if (cells.length > names.length)
    problems.add({
      code: 'too-many-cells',
      place: `line ${line}`,
      found: `${cells.length} cells`,
      expected: `${names.length}, as the columns are`,
    });
  if (cell('child') === '')
    problems.add({ code: 'no-child', place: `line ${line}, child`, found: 'nothing', expected: 'a node' });
  const utility = utilityIn(cell('value'));
  const action = cells[names.indexOf('action')] ?? '';
  return {
    name: cell('child'),
    parent: cell('parent') === '' ? null : cell('parent'),
    line,
    ...(action === '' ? {} : { action }),
    ...defined('player', read('player', playerIn)),
    ...(utility === undefined ? defined('value', read('value', leafIn)) : { utility }),
    ...defined('probability', read('probability', probabilityIn)),
    ...defined('evaluation', read('evaluation', numberIn)),
  };
}

const leafIn = (text: string): number | 'inf' | '-inf' | null | undefined =>
  text === '?' ? null : numberIn(text);
