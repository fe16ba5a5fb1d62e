import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import { itemAt } from '../../types/lookup.ts';
import { formatBound, type Place, placesOf } from '../formatTree.ts';
import { quotedWord } from './lexer.ts';

/** A tree in the short notation: it reads back as the same tree, but for its title and source. */
export function formatNotation(tree: Tree): string {
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
  return itemAt(written, 0);
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
  if (children.length === 0) return (utility === null ? leaf(value) : `<${utility.join(',')}>`) + estimate;
  const inner = `${player}: ${below.join(' ')}`;
  return index === 0 && estimate === '' ? inner : `(${inner})${estimate}`;
}

const leaf = (value: number | null): string => (value === null ? '?' : String(formatBound(value)));
