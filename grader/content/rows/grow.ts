import type { NodeSpec } from '../../../reference/games/treeSpec.ts';
import { ok, type Result } from '../../types/result.ts';
import { quote } from '../../words/quoting.ts';
import { Problems } from '../problems.ts';
import type { Placed } from './placed.ts';
import { isPlace, type TreeRow } from './treeRow.ts';

/** Deeper than a tree file may be. */
const MOST_PLIES = 1_000;

/** Grows a tree from rows that name their parents; children stand in the order of the rows. */
export function grow(rows: readonly TreeRow[], file: string | null): Result<Placed> {
  const problems = new Problems(file);
  const byName = new Map<string, TreeRow>();
  const below = new Map<string, TreeRow[]>();
  for (const row of rows) {
    const before = byName.get(row.name);
    if (before === undefined) byName.set(row.name, row);
    else
      problems.add({
        code: 'repeated-node',
        place: `line ${row.line}`,
        found: `${quote(row.name)} again`,
        expected: 'a node that is not there yet',
        hint: `it is on line ${before.line}`,
      });
    if (row.parent === null) continue;
    const siblings = below.get(row.parent);
    if (siblings === undefined) below.set(row.parent, [row]);
    else siblings.push(row);
  }
  const roots = rows.filter(({ parent }) => parent === null);
  checkRoots(rows, roots, problems);
  for (const { parent, line } of rows)
    if (parent !== null && !byName.has(parent))
      problems.addRepeated({
        code: 'unknown-parent',
        place: `line ${line}`,
        found: `the parent ${quote(parent)}`,
        expected: 'a node of the tree',
      });
  const [root] = roots;
  if (root === undefined || !problems.none) return problems.failure();
  const grown = growFrom(root, below, problems);
  for (const row of rows)
    if (problems.none && !grown.seen.has(row))
      problems.add({
        code: 'circle',
        place: `line ${row.line}`,
        found: `${quote(row.name)}, which is below itself`,
        expected: 'a node below the root',
      });
  return problems.none ? ok(grown.placed) : problems.failure();
}

function checkRoots(rows: readonly TreeRow[], roots: readonly TreeRow[], problems: Problems): void {
  const [, second] = roots;
  if (second !== undefined)
    problems.add({
      code: 'several-roots',
      place: `line ${second.line}`,
      found: `a second root, ${quote(second.name)}`,
      expected: 'one node without a parent',
    });
  if (roots.length === 0)
    problems.add({
      code: 'no-root',
      place: rows[0] === undefined ? '' : `line ${rows[0].line}`,
      found: rows.length === 0 ? 'no node' : 'a parent at every node',
      expected: 'one node without a parent',
    });
}

function growFrom(
  root: TreeRow,
  below: ReadonlyMap<string, readonly TreeRow[]>,
  problems: Problems,
): { readonly placed: Placed; readonly seen: ReadonlySet<TreeRow> } {
  const seen = new Set<TreeRow>();
  const visit = (row: TreeRow, ply: number): Placed => {
    seen.add(row);
    const children = below.get(row.name) ?? [];
    if (ply === MOST_PLIES && children.length > 0)
      problems.addOnce({
        code: 'too-deep',
        place: `line ${row.line}`,
        found: 'a node at more than 1,000 plies',
        expected: 'a tree of at most 1,000 plies',
      });
    const grown = ply === MOST_PLIES ? [] : children.map((child) => visit(child, ply + 1));
    if (children.length > 0 && row.value !== undefined)
      problems.add({
        code: 'value-inside',
        place: `line ${row.line}`,
        found: `a value at ${quote(row.name)}, which has children`,
        expected: 'a value at a leaf alone',
        hint: 'what a node is worth at a depth limit is its evaluation',
      });
    return { spec: specOf(row, grown), line: row.line, below: grown };
  };
  return { placed: visit(root, 0), seen };
}

function specOf(row: TreeRow, children: readonly Placed[]): NodeSpec {
  const { name, action, probability, player, value, utility, evaluation } = row;
  const node = {
    ...(isPlace(name) ? {} : { id: name }),
    ...(action === undefined ? {} : { action }),
    ...(probability === undefined ? {} : { probability }),
    ...(evaluation === undefined ? {} : { evaluation }),
  };
  if (children.length > 0)
    return {
      ...node,
      ...(player === undefined ? {} : { player }),
      children: children.map(({ spec }) => spec),
    };
  return utility === undefined ? { ...node, value: value ?? null } : { ...node, utility };
}
