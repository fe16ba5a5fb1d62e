import { element, px } from './markup.ts';
import { edgeClass, type Live, type TreeFrame } from './treeFrame.ts';
import { BOX, SHAPE, type Place } from './treeLayout.ts';
import type { ModelNode, TreeModel } from './treeModel.ts';
import { itemAt } from '../types/lookup.ts';

/**
 * All edges of a drawn tree, those of one look in one path, and the bars that strike through what was not
 * searched; each by itself, and bars on all, where a search is stepped through.
 */
export function treeEdges(
  model: TreeModel,
  places: ReadonlyMap<number, Place>,
  live: Pick<Live, 'frame'> | null = null,
): string {
  let each = '';
  const byLook = new Map<string, string>();
  let strikes = '';
  const down = strikesDown(model, places);
  for (const [index, to] of places) {
    const item = itemAt(model.nodes, index);
    const from = places.get(item.node.parent);
    if (from === undefined) continue;
    const [start, end] = endsOf(item, from, to);
    const bars = strike(start, end, down(item.node.ply));
    const isStruck = live?.frame?.struck.has(index) ?? (item.branch === 'pruned' || item.branch === 'unseen');
    if (live !== null && live.frame === undefined) {
      const parent = String(item.node.parent);
      const edge = { d: stroke(start, end), class: lookOf(item), 'data-e': String(index), 'data-p': parent };
      const className = isStruck ? 'pic-strike' : 'pic-strike st-off';
      each += element('path', edge) + element('path', { d: bars, class: className, 'data-s': String(index) });
      continue;
    }
    const look = live?.frame === undefined ? lookOf(item) : edgeClass(live.frame, index);
    byLook.set(look, `${byLook.get(look) ?? ''}${stroke(start, end)}`);
    if (isStruck) strikes += bars;
  }
  // Sorted, so that the way to the difference lies on top.
  const paths = [...byLook]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([look, d]) => element('path', { d, class: look }));
  return each + paths.join('') + (strikes === '' ? '' : element('path', { d: strikes, class: 'pic-strike' }));
}

/** An edge from below the parent to above the child. */
function endsOf({ node }: ModelNode, from: Place, to: Place): readonly [Place, Place] {
  return [
    { x: from.x, y: from.y + SHAPE },
    { x: to.x, y: to.y - (node.children.length > 0 ? SHAPE : BOX) },
  ];
}

/** The edge above a node at a step, and the bars across it; empty texts where there are none. */
export function edgeAt(
  model: TreeModel,
  places: ReadonlyMap<number, Place>,
  index: number,
  frame: TreeFrame,
  down: (ply: number) => number,
): readonly [edge: string, bars: string] {
  const item = itemAt(model.nodes, index);
  const [from, to] = [places.get(item.node.parent), places.get(index)];
  if (from === undefined || to === undefined) return ['', ''];
  const [start, end] = endsOf(item, from, to);
  return [
    element('path', { d: stroke(start, end), class: edgeClass(frame, index) }),
    frame.struck.has(index)
      ? element('path', { d: strike(start, end, down(item.node.ply)), class: 'pic-strike' })
      : '',
  ];
}

function lookOf(item: ModelNode): string {
  const state = item.shared === null || item.shared === 'evaluated' ? '' : ` pic-${item.shared}`;
  return `pic-edge${state}${item.onPath ? ' pic-path' : ''}`;
}

const stroke = (from: Place, to: Place): string => `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`;

/** So far apart are the bars of neighbouring edges. */
const CLEAR = 17.5;
/** The bars stand so far down an edge, further where neighbours are near, and never at its label. */
const [HIGHEST, LOWEST] = [0.32, 0.5];

/**
 * How far down their edges the bars of a ply stand, as a part of them: all alike, since edges that do not
 * cross are nowhere nearer to each other than at their ends.
 */
export function strikesDown(
  { nodes }: { readonly nodes: readonly { readonly children: readonly number[] }[] },
  places: ReadonlyMap<number, Place>,
): (ply: number) => number {
  const apart = new Map<number, number>();
  const open: (readonly [node: number, ply: number])[] = [[0, 0]];
  for (const [node, ply] of open) {
    const { children } = itemAt(nodes, node);
    children.forEach((child, at) => {
      open.push([child, ply + 1]);
      const [here, before] = [places.get(child), places.get(children[at - 1] ?? -1)];
      if (here === undefined || before === undefined) return;
      apart.set(ply + 1, Math.min(apart.get(ply + 1) ?? Infinity, Math.abs(here.x - before.x)));
    });
  }
  return (ply) => Math.min(LOWEST, Math.max(HIGHEST, CLEAR / (apart.get(ply) ?? Infinity)));
}

/** Two short bars across an edge. */
export function strike(start: Place, end: Place, down: number): string {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const bar = (along: number): string => {
    const [x, y] = [start.x + dx * along, start.y + dy * along];
    return stroke(
      { x: x - 6 * dy - 2 * dx, y: y + 6 * dx - 2 * dy },
      { x: x + 6 * dy + 2 * dx, y: y - 6 * dx + 2 * dy },
    );
  };
  return bar(length * down) + bar(length * down + 5);
}
