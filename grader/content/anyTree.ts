import type { NodeSpec, TreeSpec } from '../../reference/games/treeSpec.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { ok, type Result } from '../types/result.ts';
import { parseJson } from './json.ts';
import { parseNotation } from './notation/notation.ts';
import { grow } from './rows/grow.ts';
import { parseDot } from './rows/parseDot.ts';
import { isTable, parseTable } from './rows/parseTable.ts';
import { atLines, type Placed } from './rows/placed.ts';
import { parseTreeJson } from './tree.ts';
import { childrenOf, isExplicit } from './treeVisit.ts';

/** A tree as it was written and as it was built. */
export interface ReadTree {
  readonly spec: TreeSpec;
  readonly tree: Tree;
}

/** A first line such as `# Figure 5.2`. */
const TITLE = /^\s*#[ \t]*([^\r\n]*\S)[ \t]*(?:\r\n|\n|\r|$)/;
/** How a graph of Graphviz begins, after remarks. */
const DOT = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/|#[^\n]*\n)*(?:strict\s+)?(?:di)?graph\b[^{:]*\{/i;
const UNTITLED = 'A tree';

/**
 * Reads a tree as people write them: a tree file, nested lists alone, a graph of Graphviz, a table, or the
 * short notation; lists, tables and the notation with a title in a first line `# …`. `file` is the name the
 * user knows it by.
 */
export function parseAnyTree(text: string, file: string): Result<ReadTree> {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  const first = body.trimStart().charAt(0);
  if (first === '{') return treeOf(parseJson(body, file), file);
  if (DOT.test(body)) {
    const dot = parseDot(body, file);
    return dot.ok ? fromPlaced(grow(dot.value.rows, file), dot.value.title ?? UNTITLED, file) : dot;
  }
  const [head = '', title = UNTITLED] = TITLE.exec(body) ?? [];
  // Blank lines for what stands before, so that places stay what they are.
  const rest = head === '' ? body : `${head.replaceAll(/[^\n]/g, '')}${body.slice(head.length)}`;
  if (rest.trimStart().startsWith('[')) {
    const lists = parseJson(rest, file);
    return lists.ok ? treeOf(ok(specOf(lists.value, title)), file) : lists;
  }
  if (isTable(rest.trimStart())) {
    const rows = parseTable(rest, file);
    return rows.ok ? fromPlaced(grow(rows.value, file), title, file) : rows;
  }
  return fromPlaced(parseNotation(rest, file), title, file);
}

/** What is wrong with a tree is told by its lines. */
function fromPlaced(placed: Result<Placed>, title: string, file: string): Result<ReadTree> {
  if (!placed.ok) return placed;
  return atLines(treeOf(ok(specOf(placed.value.spec, title)), file), placed.value);
}

function specOf(tree: unknown, title: string): object {
  const players = vectorLength(tree);
  return { title, tree: tree as NodeSpec, ...(players === null ? {} : { players }) };
}

/** A tree of JSON that was read. */
export function treeOf(json: Result<unknown>, file: string): Result<ReadTree> {
  if (!json.ok) return json;
  const tree = parseTreeJson(json.value, file);
  return tree.ok ? ok({ spec: json.value as TreeSpec, tree: tree.value }) : tree;
}

/** How many utilities the first leaf that has several has. */
function vectorLength(root: unknown): number | null {
  const open = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (isExplicit(node) && Array.isArray(node['utility'])) return node['utility'].length;
    for (const child of childrenOf(node).toReversed()) open.push(child);
  }
  return null;
}
