import { isNamed, LEAF_MARKS, edgeLabel, playerGlyph, valueLabel, windowLabel } from './treeLabels.ts';
import type { ModelNode, TreeModel } from './treeModel.ts';
import { shorten } from './visible.ts';
import { itemAt } from '../types/lookup.ts';

/**
 * A search on a tree as lines of text, one a node, in the order of the tree:
 *
 *     ▲ root  3
 *     ├─ a ▼ B  3
 *     │  ├─ 0  12
 *
 * What to say about a node stands behind it in words.
 */
export function treeText(model: TreeModel): string[] {
  const lines: string[] = [];
  // Popped in preorder, so that depth costs no stack.
  const stack: { index: number; before: string; last: boolean }[] = [{ index: 0, before: '', last: true }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { index, before, last } = next;
    const item = itemAt(model.nodes, index);
    const isRoot = index === 0;
    const branch = isRoot ? '' : `${before}${last ? '└─ ' : '├─ '}${shorten(edgeLabel(model, index), 16)} `;
    lines.push(`${branch}${label(model, item)}`);
    const below = isRoot ? '' : `${before}${last ? '   ' : '│  '}`;
    if (item.hidden > 0 && item.children.length > 0)
      lines.push(`${below}┆  + ${item.hidden} more below, not drawn`);
    const lastChild = item.children.at(-1);
    for (const child of item.children.toReversed())
      stack.push({ index: child, before: below, last: child === lastChild });
  }
  return lines;
}

function label(model: TreeModel, item: ModelNode): string {
  const { node } = item;
  const isLeaf = node.children.length === 0;
  const glyph = isLeaf ? '' : playerGlyph(node.player);
  const name = isNamed(node.id) || (node.parent < 0 && !isLeaf) ? shorten(node.id, 24) : '';
  const value = valueLabel(item);
  const head = [glyph, name, isLeaf ? `[${value}]` : value].filter((part) => part !== '').join(' ');
  const words = [
    item.branch === null ? '' : LEAF_MARKS[item.branch],
    item.state !== null && !isLeaf && item.times > 0 ? 'evaluated here' : '',
    item.times > 1 ? `× ${item.times}` : '',
    item.hidden > 0 && item.children.length === 0 ? `+ ${item.hidden} below` : '',
    item.isDifference ? hereLabel(item) : '',
    item.isDifference && model.evidence.difference?.window !== undefined
      ? windowLabel(model.evidence.difference.window)
      : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? head : `${head}  ${words.join(', ')}`;
}

/** A position for a name is told behind the value: `1 ≤ 0` would read as a sum gone wrong. */
const hereLabel = ({ node }: ModelNode): string =>
  isNamed(node.id) || node.parent < 0 ? '◂ here' : `◂ here, at node ${shorten(node.id, 24)}`;
