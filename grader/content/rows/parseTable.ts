import { fail, ok, type Result } from '../../types/result.ts';
import { list } from '../../words/lists.ts';
import { quote } from '../../words/quoting.ts';
import { type CsvLine, parseCsvLines } from '../csv.ts';
import { Problems } from '../problems.ts';
import { defined, FIELDS, readField } from './fields.ts';
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

function rowOf({ cells, line }: CsvLine, names: readonly Column[], problems: Problems): TreeRow {
  const cell = (name: Column): string => cells[names.indexOf(name)]?.trim() ?? '';
  const read = <T>(
    name: Column,
    kind: { read(text: string): T | undefined; readonly expected: string },
  ): T | undefined =>
    cell(name) === '' ? undefined : readField(kind, cell(name), `line ${line}, ${name}`, problems);
  if (cells.length > names.length)
    problems.add({
      code: 'too-many-cells',
      place: `line ${line}`,
      found: `${cells.length} cells`,
      expected: `${names.length}, as the columns are`,
    });
  if (cell('child') === '')
    problems.add({ code: 'no-child', place: `line ${line}, child`, found: 'nothing', expected: 'a node' });
  const value = read('value', FIELDS.valueOrUtility);
  const action = cells[names.indexOf('action')] ?? '';
  return {
    name: cell('child'),
    parent: cell('parent') === '' ? null : cell('parent'),
    line,
    ...(action === '' ? {} : { action }),
    ...defined('player', read('player', FIELDS.player)),
    ...(typeof value === 'object' && value !== null ? { utility: value } : defined('value', value)),
    ...defined('probability', read('probability', FIELDS.probability)),
    ...defined('evaluation', read('evaluation', FIELDS.evaluation)),
  };
}
