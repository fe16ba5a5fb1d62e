import type { TreeSpec } from '../../reference/games/treeSpec.ts';
import type { Tree } from '../../reference/games/tree.ts';
import { ok, type Result } from '../types/result.ts';
import { parseJson } from './json.ts';
import { parseNotation } from './notation/notation.ts';
import { parseTreeJson } from './tree.ts';
import { childrenOf, isExplicit } from './treeVisit.ts';

/** A tree as it was written and as it was built. */
export interface ReadTree {
  readonly spec: TreeSpec;
  readonly tree: Tree;
}

/** A first line such as `# Figure 5.2`. */
const TITLE = /^\s*#[ \t]*([^\r\n]*\S)[ \t]*(?:\r\n|\n|\r|$)/;

/**
 * Reads a tree as people write them: a tree file, nested lists alone, or the short notation, with a title in
 * a first line `# …`. `file` is the name the user knows it by.
 */
export function parseAnyTree(text: string, file: string): Result<ReadTree> {
  const body = text.startsWith('\ufeff') ? text.slice(1) : text;
  const first = body.trimStart().charAt(0);
  if (first === '{') return fromJson(parseJson(body, file), file);
  const [head = '', title = 'A tree'] = TITLE.exec(body) ?? [];
  // Blank lines for what stands before, so that places stay what they are.
  const rest = head === '' ? body : `\n${body.slice(head.length)}`;
  const tree = rest.trimStart().startsWith('[') ? parseJson(rest, file) : parseNotation(rest, file);
  if (!tree.ok) return tree;
  const players = vectorLength(tree.value);
  const spec = { title, tree: tree.value, ...(players === null ? {} : { players }) };
  return fromJson(ok(spec), file);
}

function fromJson(json: Result<unknown>, file: string): Result<ReadTree> {
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
