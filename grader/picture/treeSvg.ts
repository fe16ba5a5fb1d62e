import { columns } from './columns.ts';
import { element, px, svg, svgText } from './markup.ts';
import { shorten } from './visible.ts';
import { edgeParts, isNamed, MARKS, valueLabel, windowLabel } from './treeLabels.ts';
import { BOX, layOutTree, LEVEL, SHAPE, type Place } from './treeLayout.ts';
import type { ModelNode, TreeModel } from './treeModel.ts';
import { treeEdges } from './treeEdges.ts';
import { treeSummary, treeTitle } from './treeWords.ts';
import { at, entry } from '../types/lookup.ts';

/** Widths of a character, of the widest of the usual fonts: bold at 12.5 pixels, and small print. */
const CHARACTER = 8.1;
const SMALL = 6.7;
/** How far down an edge its label stands, as a part of the edge. */
const DOWN = 0.66;

/**
 * A search on a game tree: MAX ▲, MIN ▼, chance ●, leaves as boxes; what was pruned is struck through, and
 * where the student's search differs is marked by shape and words. Colour only repeats what these say.
 */
export function treeSvg(model: TreeModel): string {
  const places = layOutTree(model, (index) => {
    // Labels of neighbouring edges are as far apart as the edges are there.
    const label = Math.max(...edgeLines(model, index).map((line) => columns(line) * SMALL)) / DOWN;
    return Math.max(2 * reach(model, at(model.nodes, index)), label - 4);
  });
  const drawn = [...places.keys()];
  const reaches = drawn.map((index) => ({
    ...entry(places, index),
    half: reach(model, at(model.nodes, index)),
    words: wordsBelow(model, at(model.nodes, index)),
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
      treeEdges(model, places),
      ...drawn.map((index) => edgeText(model, index, places)),
      ...drawn.map((index) => nodeGroup(model, index, entry(places, index))),
    ].join(''),
  );
}

const isInner = (item: ModelNode): boolean => item.node.children.length > 0;
const nameOf = (item: ModelNode): string =>
  isNamed(item.node.id) || item.isDifference ? shorten(item.node.id, 14) : '';

/** What stands to the right of an inner node's shape, one string a line. */
function besides(model: TreeModel, item: ModelNode): string[] {
  const first = [valueLabel(item), item.branch !== null ? MARKS[item.branch] : '']
    .filter((part) => part !== '')
    .join(' ');
  if (!item.isDifference) return first === '' ? [] : [first];
  const window = model.evidence.difference?.window;
  return [[first, '◂ here'].join(' ').trim(), ...(window === undefined ? [] : [windowLabel(window)])];
}

/** What stands below a leaf's box, one string a line. */
function beneath(model: TreeModel, item: ModelNode): string[] {
  const lines = [nameOf(item)];
  const words = [
    item.branch === null ? '' : MARKS[item.branch],
    item.times > 1 ? `× ${item.times}` : '',
    item.hidden > 0 ? `+ ${item.hidden} below` : '',
  ].filter((word) => word !== '');
  lines.push(words.join(' '));
  if (item.isDifference) {
    const window = model.evidence.difference?.window;
    lines.push('▴ here', window === undefined ? '' : windowLabel(window));
  }
  return lines.filter((line) => line !== '');
}

/** How far a node reaches to either side of its middle, labels included. */
function reach(model: TreeModel, item: ModelNode): number {
  if (!isInner(item)) {
    return Math.max(boxHalf(item), ...beneath(model, item).map((line) => (columns(line) * SMALL) / 2));
  }
  const right = besides(model, item).map((line) => columns(line) * CHARACTER);
  return SHAPE + 5 + Math.max(columns(nameOf(item)) * CHARACTER, (columns(stub(item)) * SMALL) / 2, ...right);
}

/** Lines of words that hang below a node, with the room that its ring takes. */
function wordsBelow(model: TreeModel, item: ModelNode): number {
  if (isInner(item)) return item.children.length === 0 ? 1 : 0;
  return beneath(model, item).length + (item.isDifference ? 1 : 0);
}

const boxHalf = (item: ModelNode): number => Math.max(15, (columns(valueLabel(item)) * CHARACTER) / 2 + 7);
const stub = (item: ModelNode): string => (item.hidden > 0 ? `+ ${item.hidden} below` : '');

function edgeText(model: TreeModel, index: number, places: ReadonlyMap<number, Place>): string {
  const from = places.get(at(model.nodes, index).node.parent);
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

function nodeGroup(model: TreeModel, index: number, { x, y }: Place): string {
  const item = at(model.nodes, index);
  const halo = item.isDifference
    ? element('rect', {
        x: x - haloHalf(item),
        y: y - SHAPE - 6,
        width: 2 * haloHalf(item),
        height: 2 * SHAPE + 12,
        rx: 10,
        class: 'pic-halo',
      })
    : '';
  const content = halo + (isInner(item) ? inner(model, item, x, y) : leaf(model, item, x, y));
  return item.state === null || item.state === 'evaluated'
    ? content
    : element('g', { class: `pic-${item.state}` }, content);
}

const haloHalf = (item: ModelNode): number => (isInner(item) ? SHAPE : boxHalf(item)) + 6;

function inner(model: TreeModel, item: ModelNode, x: number, y: number): string {
  const lines = besides(model, item);
  const side = x + SHAPE + (item.isDifference ? 10 : 4);
  return [
    shape(item, x, y),
    item.times > 0 ? element('circle', { cx: x, cy: y, r: 3.5, class: 'pic-stop' }) : '',
    svgText(nameOf(item), x - SHAPE - (item.isDifference ? 10 : 4), y + 4, 'pic-name', 'end'),
    ...lines.map((line, at) =>
      svgText(
        line,
        side,
        y + 4 + 15 * at - (lines.length > 1 ? 6 : 0),
        at === 0 ? 'pic-value' : 'pic-window',
        'start',
      ),
    ),
    item.children.length === 0 ? svgText(stub(item), x, y + SHAPE + 16, 'pic-word') : '',
  ].join('');
}

function shape(item: ModelNode, x: number, y: number): string {
  const { player } = item.node;
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
  const square = element('rect', {
    x: x - s + 1,
    y: y - s + 1,
    width: 2 * s - 2,
    height: 2 * s - 2,
    class: 'pic-shape pic-other',
  });
  return square + svgText(String(player + 1), x, y + 4, 'pic-value');
}

function leaf(model: TreeModel, item: ModelNode, x: number, y: number): string {
  const half = boxHalf(item);
  const box = (grow: number, className: string): string =>
    element('rect', {
      x: x - half - grow,
      y: y - BOX - grow,
      width: 2 * (half + grow),
      height: 2 * (BOX + grow),
      rx: 4 + grow,
      class: className,
    });
  return [
    item.state === 'extra' ? box(3.5, 'pic-ring') : '',
    box(0, 'pic-box'),
    svgText(valueLabel(item), x, y + 4.5, 'pic-value'),
    ...beneath(model, item).map((line, at) =>
      svgText(line, x, y + BOX + (item.isDifference ? 21 : 15) + 14 * at, 'pic-word'),
    ),
  ].join('');
}
