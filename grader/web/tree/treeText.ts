import type { Tree } from '../../../reference/games/tree.ts';
import { formatTree } from '../../content/formatTree.ts';
import { formatIndented } from '../../content/notation/formatNotation.ts';

/** A title on a line of its own stands before the notation. */
const UNTITLED = 'A tree';

/**
 * A tree as a text that reads back as the same tree: in the short notation where it can say all of it, and
 * where its author did not write JSON; else as a tree file.
 *
 * @param like The text that the tree was read from before it was changed.
 */
export function treeText(tree: Tree, like: string): string {
  if (/^\ufeff?\s*[{[]/.test(like) || !fitsNotation(tree)) return JSON.stringify(formatTree(tree), null, 2);
  const title = tree.title === UNTITLED ? '' : `# ${tree.title}\n`;
  return `${title}${formatIndented(tree)}`;
}

/**
 * The notation has no place for where a tree comes from, for bounds, and for what agents need; how many
 * players there are is known from a leaf alone.
 */
const fitsNotation = ({ source, bounds, agents, nodes, title, players }: Tree): boolean =>
  source === null &&
  bounds === null &&
  agents === undefined &&
  (players === null || nodes.some(({ utility }) => utility !== null)) &&
  !/[\r\n]|^\s|\s$/.test(title) &&
  nodes.every(({ outcome }) => outcome === undefined);
