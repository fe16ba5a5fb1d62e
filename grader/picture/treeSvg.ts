import { itemAt, entry } from '../types/lookup.ts';
import { columns } from './columns.ts';
import { type Frame, svg, svgText } from './markup.ts';
import { treeEdges } from './treeEdges.ts';
import type { Live } from './treeFrame.ts';
import { edgeParts } from './treeLabels.ts';
import { BOX, layOutTree, LEVEL, SHAPE, type Place } from './treeLayout.ts';
import type { TreeModel } from './treeModel.ts';
import { nodeGroup } from './treeNodeSvg.ts';
import { halfWidth, SMALL_CHARACTER, heightInLines } from './nodeSize.ts';
import { treeSummary, treeTitle } from './treeWords.ts';
import { shorten } from './visible.ts';

/** How far above a node the label of its edge stands. */
const ABOVE = 0.34 * LEVEL;
/** How far down an edge that is, as a part of the shortest. */
const DOWN = 1 - ABOVE / LEVEL;
/** What a label takes above its line: two lines of text, and some air. */
const LABEL = 18;

/**
 * A search on a game tree: MAX ▲, MIN ▼, chance ●, leaves as boxes; what was pruned is struck through, and
 * where the student's search differs is marked by shape and words. Colour only repeats what these say.
 *
 * With `live` and no frame, parts say of which node they are: `data-n` a node, `data-e` an edge, `data-s` the
 * bars that strike it through, `data-v` a value and `data-w` a window.
 */
export function treeSvg(model: TreeModel, live: Live | null = null): string {
  const { places, frame } = treePlan(model, live);
  const drawn = [...places.keys()];
  return svg(
    frame,
    [
      treeEdges(model, places, live),
      ...drawn.map((index) => edgeText(model, index, places)),
      ...drawn.map((index) => nodeGroup(model, index, entry(places, index), live)),
    ].join(''),
  );
}

/** Where everything in a drawing of a tree stands, and how large it is. */
export function treePlan(
  model: TreeModel,
  live: Pick<Live, 'texts' | 'description'> | null = null,
): { readonly places: ReadonlyMap<number, Place>; readonly frame: Frame } {
  const half = (index: number): number =>
    halfWidth(model, itemAt(model.nodes, index), live?.texts(index) ?? null);
  const places = layOutTree(
    model,
    (index) => {
      // Labels of neighbouring edges are as far apart as the edges are there.
      const label =
        Math.max(...edgeLines(model, index).map((line) => columns(line) * SMALL_CHARACTER)) / DOWN;
      return Math.max(2 * half(index), label - 4);
    },
    levels(model),
  );
  const reaches = [...places.keys()].map((index) => ({
    ...entry(places, index),
    half: half(index),
    words: heightInLines(model, itemAt(model.nodes, index)),
  }));
  const left = reaches.reduce((least, { x, half }) => Math.min(least, x - half), Infinity) - 12;
  const right = reaches.reduce((most, { x, half }) => Math.max(most, x + half), -Infinity) + 12;
  const bottom = reaches.reduce((most, { y, words }) => Math.max(most, y + 14 * words), 0) + 34;
  const top = -SHAPE - 14;
  return {
    places,
    frame: {
      title: treeTitle(model),
      description: live?.description ?? treeSummary(model),
      left,
      top,
      width: Math.max(right - left, 120),
      height: bottom - top,
    },
  };
}

/** From each ply to the next, so far that no text below a leaf comes near the label of an edge. */
function levels(model: TreeModel): (ply: number) => number {
  const lines: number[] = [];
  for (const item of model.nodes)
    if (item.node.children.length === 0) {
      const { ply } = item.node;
      lines[ply] = Math.max(lines[ply] ?? 0, heightInLines(model, item));
    }
  return (ply) => Math.max(LEVEL, BOX + 14 * (lines[ply] ?? 0) + 8 + LABEL + ABOVE);
}

/** The action and the probability of the edge above a node; nothing at the root. */
export function edgeText(model: TreeModel, index: number, places: ReadonlyMap<number, Place>): string {
  const from = places.get(itemAt(model.nodes, index).node.parent);
  if (from === undefined) return '';
  const to = entry(places, index);
  const y = to.y - ABOVE;
  const x = from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  const [first, second] = edgeLines(model, index);
  return second === ''
    ? svgText(first, x, y, 'pic-action')
    : svgText(first, x, y - 7, 'pic-action') + svgText(second, x, y + 6, 'pic-action');
}

function edgeLines(model: TreeModel, index: number): [string, string] {
  const { action, probability } = edgeParts(model, index);
  return [shorten(action, 14), probability];
}
