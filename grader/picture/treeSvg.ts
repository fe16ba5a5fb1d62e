import { itemAt, entry } from '../types/lookup.ts';
import { columns } from './columns.ts';
import { svg, svgText } from './markup.ts';
import { treeEdges } from './treeEdges.ts';
import { edgeParts } from './treeLabels.ts';
import { layOutTree, LEVEL, SHAPE, type Place } from './treeLayout.ts';
import type { TreeModel } from './treeModel.ts';
import { nodeGroup } from './treeNodeSvg.ts';
import { halfWidth, SMALL_CHARACTER, heightInLines } from './nodeSize.ts';
import { treeSummary, treeTitle } from './treeWords.ts';
import { shorten } from './visible.ts';

/** How far down an edge its label stands, as a part of the edge. */
const DOWN = 0.66;

/** What a picture shows one after the other: the widest texts that stand at an inner node, for their room. */
export interface LiveTexts {
  readonly value: string;
  readonly window: string;
}

/** Texts at inner nodes that change as a search is stepped through; null for a picture that stands still. */
export type LiveAt = ((index: number) => LiveTexts) | null;

/**
 * A search on a game tree: MAX ▲, MIN ▼, chance ●, leaves as boxes; what was pruned is struck through, and
 * where the student's search differs is marked by shape and words. Colour only repeats what these say.
 *
 * With `live`, parts say of which node they are: `data-n` a node, `data-e` an edge, `data-s` the bars that
 * strike it through, `data-v` a value and `data-w` a window.
 */
export function treeSvg(model: TreeModel, live: LiveAt = null): string {
  const half = (index: number): number => halfWidth(model, itemAt(model.nodes, index), live?.(index) ?? null);
  const places = layOutTree(model, (index) => {
    // Labels of neighbouring edges are as far apart as the edges are there.
    const label = Math.max(...edgeLines(model, index).map((line) => columns(line) * SMALL_CHARACTER)) / DOWN;
    return Math.max(2 * half(index), label - 4);
  });
  const drawn = [...places.keys()];
  const reaches = drawn.map((index) => ({
    ...entry(places, index),
    half: half(index),
    words: heightInLines(model, itemAt(model.nodes, index)),
  }));
  const left = reaches.reduce((least, { x, half }) => Math.min(least, x - half), Infinity) - 12;
  const right = reaches.reduce((most, { x, half }) => Math.max(most, x + half), -Infinity) + 12;
  const bottom = reaches.reduce((most, { y, words }) => Math.max(most, y + 14 * words), 0) + 34;
  const top = -SHAPE - 14;
  return svg(
    {
      title: treeTitle(model),
      description: treeSummary(model),
      left,
      top,
      width: Math.max(right - left, 120),
      height: bottom - top,
    },
    [
      treeEdges(model, places, live !== null),
      ...drawn.map((index) => edgeText(model, index, places)),
      ...drawn.map((index) => nodeGroup(model, index, entry(places, index), live !== null)),
    ].join(''),
  );
}

function edgeText(model: TreeModel, index: number, places: ReadonlyMap<number, Place>): string {
  const from = places.get(itemAt(model.nodes, index).node.parent);
  if (from === undefined) return '';
  const to = entry(places, index);
  const x = from.x + (to.x - from.x) * DOWN;
  const [first, second] = edgeLines(model, index);
  const y = from.y + LEVEL * DOWN;
  return second === ''
    ? svgText(first, x, y, 'pic-action')
    : svgText(first, x, y - 7, 'pic-action') + svgText(second, x, y + 6, 'pic-action');
}

function edgeLines(model: TreeModel, index: number): [string, string] {
  const { action, probability } = edgeParts(model, index);
  return [shorten(action, 14), probability];
}
