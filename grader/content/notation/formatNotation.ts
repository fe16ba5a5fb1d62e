import type { Tree, TreeNode } from '../../../reference/games/tree.ts';
import { itemAt } from '../../types/lookup.ts';
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

/** What each node is called by its place: `0.1` below `0`. */
function placesOf({ nodes }: Tree): string[] {
  const places = ['root'];
  for (const { index, children } of nodes)
    for (const [at, child] of children.entries())
      places[child] = index === 0 ? String(at) : `${itemAt(places, index)}.${at}`;
  return places;
}

function head({ nodes }: Tree, { index, parent, action, id, probability }: TreeNode, place: string): string {
  const above = nodes[parent];
  const at = String(above?.children.indexOf(index));
  return [
    above === undefined || action === at ? '' : `${quotedWord(action)}>`,
    above?.player === 'chance' ? `${probability}*` : '',
    id === place ? '' : `${quotedWord(id)}=`,
  ].join('');
}

function body(
  { index, player, children, value, utility, evaluation }: TreeNode,
  below: readonly string[],
): string {
  const estimate = evaluation === null ? '' : `~${number(evaluation)}`;
  if (children.length === 0) return (utility === null ? leaf(value) : `<${utility.join(',')}>`) + estimate;
  const inner = `${player}: ${below.join(' ')}`;
  return index === 0 && estimate === '' ? inner : `(${inner})${estimate}`;
}

const leaf = (value: number | null): string => (value === null ? '?' : number(value));

const number = (value: number): string =>
  value === Infinity ? 'inf' : value === -Infinity ? '-inf' : String(value + 0);
