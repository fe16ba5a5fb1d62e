import { element, px } from './markup.ts';
import { BOX, SHAPE, type Place } from './treeLayout.ts';
import type { ModelNode, TreeModel } from './treeModel.ts';
import { itemAt } from '../types/lookup.ts';

/**
 * All edges of a drawn tree, those of one look in one path, and the bars that strike through what was not
 * searched.
 */
export function treeEdges(model: TreeModel, places: ReadonlyMap<number, Place>): string {
  const byLook = new Map<string, string>();
  let strikes = '';
  for (const [index, to] of places) {
    const item = itemAt(model.nodes, index);
    const from = places.get(item.node.parent);
    if (from === undefined) continue;
    const start = { x: from.x, y: from.y + SHAPE };
    const end = { x: to.x, y: to.y - (item.node.children.length > 0 ? SHAPE : BOX) };
    const look = lookOf(item);
    byLook.set(look, `${byLook.get(look) ?? ''}${stroke(start, end)}`);
    if (item.branch === 'pruned' || item.branch === 'unseen') strikes += strike(start, end);
  }
  // Sorted, so that the way to the difference lies on top.
  const paths = [...byLook]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([look, d]) => element('path', { d, class: look }));
  return paths.join('') + (strikes === '' ? '' : element('path', { d: strikes, class: 'pic-strike' }));
}

function lookOf(item: ModelNode): string {
  const state = item.shared === null || item.shared === 'evaluated' ? '' : ` pic-${item.shared}`;
  return `pic-edge${state}${item.onPath ? ' pic-path' : ''}`;
}

const stroke = (from: Place, to: Place): string => `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`;

/** Two short bars across an edge, a third of the way down. */
function strike(start: Place, end: Place): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const bar = (along: number): string => {
    const [x, y] = [start.x + dx * along, start.y + dy * along];
    return stroke(
      { x: x - 7 * dy - 2 * dx, y: y + 7 * dx - 2 * dy },
      { x: x + 7 * dy + 2 * dx, y: y - 7 * dx + 2 * dy },
    );
  };
  return bar(length * 0.32) + bar(length * 0.32 + 5);
}
