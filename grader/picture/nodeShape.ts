import type { TreeNode } from '../../reference/games/tree.ts';
import { element, px, svgText } from './markup.ts';
import { SHAPE } from './treeLayout.ts';

/** An inner node: a triangle up for MAX, down for MIN, a circle for chance, else the number of a player. */
export function nodeShape({ player }: TreeNode, x: number, y: number, firstPlayer = 1): string {
  const s = SHAPE;
  if (player === 'max')
    return element('path', {
      d: `M${px(x)} ${px(y - s)}l${s} ${2 * s - 2}h${-2 * s}Z`,
      class: 'pic-shape pic-max',
    });
  if (player === 'min')
    return element('path', {
      d: `M${px(x)} ${px(y + s)}l${-s} ${2 - 2 * s}h${2 * s}Z`,
      class: 'pic-shape pic-min',
    });
  if (player === 'chance')
    return element('circle', { cx: x, cy: y, r: s - 1, class: 'pic-shape pic-chance' });
  return (
    element('rect', {
      x: x - s + 1,
      y: y - s + 1,
      width: 2 * s - 2,
      height: 2 * s - 2,
      class: 'pic-shape pic-other',
    }) + svgText(String(player + firstPlayer), x, y + 4, 'pic-value')
  );
}
