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
 */
export function layOutTree(model: TreeModel, width: (index: number) => number): ReadonlyMap<number, Place> {
  const root = hierarchy(0, (index) => itemAt(model.nodes, index).children);
  const laidOut = tidyTree<number>()
    .nodeSize([1, LEVEL])
    .separation((a, b) => (width(a.data) + width(b.data)) / 2 + GAP)(root);
  const places = new Map<number, Place>();
  laidOut.each((node) => places.set(node.data, { x: node.x, y: node.y }));
  return places;
}
