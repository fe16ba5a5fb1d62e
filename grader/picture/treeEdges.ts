import { element, px } from './markup.ts';
import { BOX, SHAPE, type Place } from './treeLayout.ts';
import type { ModelNode, TreeModel } from './treeModel.ts';
import { itemAt } from '../types/lookup.ts';

/**
 * All edges of a drawn tree, those of one look in one path, and the bars that strike through what was not
 * searched; each by itself, and bars on all, where they are `live`.
 */
export function treeEdges(
  model: TreeModel,
  places: ReadonlyMap<number, Place>,
  live: boolean = false,
): string {
  let each = '';
  const byLook = new Map<string, string>();
  let strikes = '';
  for (const [index, to] of places) {
    const item = itemAt(model.nodes, index);
    const from = places.get(item.node.parent);
    if (from === undefined) continue;
    const start = { x: from.x, y: from.y + SHAPE };
    const end = { x: to.x, y: to.y - (item.node.children.length > 0 ? SHAPE : BOX) };
    const look = lookOf(item);
    const isStruck = item.branch === 'pruned' || item.branch === 'unseen';
    if (live) {
      each += element('path', {
        d: stroke(start, end),
        class: look,
        'data-e': String(index),
        'data-p': String(item.node.parent),
      });
      each += element('path', {
        d: strike(start, end, room(model, places, index)),
        class: isStruck ? 'pic-strike' : 'pic-strike st-off',
        'data-s': String(index),
      });
      continue;
    }
    byLook.set(look, `${byLook.get(look) ?? ''}${stroke(start, end)}`);
    if (isStruck) strikes += strike(start, end, room(model, places, index));
  }
  // Sorted, so that the way to the difference lies on top.
  const paths = [...byLook]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([look, d]) => element('path', { d, class: look }));
  return each + paths.join('') + (strikes === '' ? '' : element('path', { d: strikes, class: 'pic-strike' }));
}

function lookOf(item: ModelNode): string {
  const state = item.shared === null || item.shared === 'evaluated' ? '' : ` pic-${item.shared}`;
  return `pic-edge${state}${item.onPath ? ' pic-path' : ''}`;
}

const stroke = (from: Place, to: Place): string => `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`;

/** How far the nearest neighbour below the same parent is. */
function room(model: TreeModel, places: ReadonlyMap<number, Place>, index: number): number {
  const { parent } = itemAt(model.nodes, index).node;
  const siblings = itemAt(model.nodes, parent).children;
  const at = siblings.indexOf(index);
  const x = places.get(index)?.x ?? 0;
  const beside = [siblings[at - 1], siblings[at + 1]].flatMap((other) => places.get(other ?? -1) ?? []);
  return Math.min(...beside.map((other) => Math.abs(other.x - x)));
}

/** So far apart are the bars of neighbouring edges. */
const CLEAR = 21;
/** The bars stand so far down an edge, further where neighbours are near, and never at its label. */
const [HIGHEST, LOWEST] = [0.32, 0.5];

/** Two short bars across an edge, where those of a neighbour at that distance are clear of them. */
function strike(start: Place, end: Place, apart: number): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const bar = (along: number): string => {
    const [x, y] = [start.x + dx * along, start.y + dy * along];
    return stroke(
      { x: x - 7 * dy - 2 * dx, y: y + 7 * dx - 2 * dy },
      { x: x + 7 * dy + 2 * dx, y: y - 7 * dx + 2 * dy },
    );
  };
  const from = length * Math.min(LOWEST, Math.max(HIGHEST, CLEAR / apart));
  return bar(from) + bar(from + 5);
}
