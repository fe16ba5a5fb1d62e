import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import type { TreeModel } from './treeModel.ts';
import { itemAt } from '../types/lookup.ts';

/** From one ply to the next. */
export const LEVEL = 84;
/** Half of a player's shape, and half the height of a leaf's box. */
export const SHAPE = 14;
export const BOX = 13;
const GAP = 14;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * A place for the middle of each node that is drawn, the root's at y = 0, by Reingold and Tilford's tidy
 * layout. `width` says how wide each node is with all its labels; neighbours keep clear of each other.
 * `level` is how far it is from a ply to the next.
 */
export function layOutTree(
  model: TreeModel,
  width: (index: number) => number,
  level: (ply: number) => number = () => LEVEL,
): ReadonlyMap<number, Place> {
  const root = hierarchy(0, (index) => itemAt(model.nodes, index).children);
  const laidOut = tidyTree<number>()
    .nodeSize([1, LEVEL])
    .separation((a, b) => (width(a.data) + width(b.data)) / 2 + GAP)(root);
  const places = new Map<number, Place>();
  const depths = [0];
  for (let ply = 0; ply < laidOut.height; ply += 1) depths.push(itemAt(depths, ply) + level(ply));
  laidOut.each((node) => places.set(node.data, { x: node.x, y: itemAt(depths, node.depth) }));
  return places;
}
