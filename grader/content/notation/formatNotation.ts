import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import { itemAt } from '../../types/lookup.ts';
import { formatBound, leafText, type Place, placesOf } from '../formatTree.ts';
import { quotedWord } from './lexer.ts';

/** A tree in the short notation: it reads back as the same tree, but for its title and source. */
export function formatNotation(tree: Tree): string {
  return itemAt(writtenNodes(tree), 0);
}

/**
 * The same with a line for each node: what is below a node is further in, and children that are all leaves
 * stand on its line.
 */
export function formatIndented(tree: Tree): string {
  const { nodes } = tree;
  const places = placesOf(tree);
  const flat = writtenNodes(tree);
  const lines: string[] = [];
  const open: { readonly index: number; readonly depth: number }[] = [{ index: 0, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { index, depth } = next;
    const node = itemAt(nodes, index);
    const indent = '  '.repeat(depth);
    const leaves = node.children.every((child) => itemAt(nodes, child).children.length === 0);
    // An evaluation stands behind brackets, between which lines say nothing.
    if (node.evaluation !== null || node.children.length === 0) lines.push(`${indent}${itemAt(flat, index)}`);
    else {
      const below = leaves ? ` ${node.children.map((child) => itemAt(flat, child)).join(' ')}` : '';
      lines.push(`${indent}${head(tree, node, itemAt(places, index))}${node.player}:${below}`);
      if (!leaves)
        for (const child of node.children.toReversed()) open.push({ index: child, depth: depth + 1 });
    }
  }
  return lines.join('\n');
}

/** Each node with all that is below it, on one line. */
function writtenNodes(tree: Tree): string[] {
  const places = placesOf(tree);
  const written: string[] = [];
  for (let index = tree.nodes.length - 1; index >= 0; index -= 1) {
    const node = itemAt(tree.nodes, index);
    written[index] =
      head(tree, node, itemAt(places, index)) +
      body(
        node,
        node.children.map((child) => itemAt(written, child)),
      );
  }
  return written;
}

function head({ nodes }: Tree, { parent, action, id, probability }: TreeNode, place: Place): string {
  const above = nodes[parent];
  return [
    above === undefined || action === place.at ? '' : `${quotedWord(action)}>`,
    above?.player === 'chance' ? `${probability}*` : '',
    id === place.id ? '' : `${quotedWord(id)}=`,
  ].join('');
}

function body(
  { index, player, children, value, utility, evaluation }: TreeNode,
  below: readonly string[],
): string {
  const estimate = evaluation === null ? '' : `~${formatBound(evaluation)}`;
  if (children.length === 0)
    return (utility === null ? leafText(value) : `<${utility.join(',')}>`) + estimate;
  const inner = `${player}: ${below.join(' ')}`;
  return index === 0 && estimate === '' ? inner : `(${inner})${estimate}`;
}
