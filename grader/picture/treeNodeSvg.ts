import { itemAt } from '../types/lookup.ts';
import { element, escapeMarkup, svgText } from './markup.ts';
import { nodeShape } from './nodeShape.ts';
import { valueLabel } from './treeLabels.ts';
import { BOX, SHAPE, type Place } from './treeLayout.ts';
import { type Live, nodeClass } from './treeFrame.ts';
import type { ModelNode, TreeModel } from './treeModel.ts';
import { visibleLine } from './visible.ts';
import { linesBelow, linesBeside, boxHalfWidth, isInner, nameOf, hiddenLabel } from './nodeSize.ts';

/** A node with its shape, its value and its words; `place` is its middle. */
export function nodeGroup(
  model: TreeModel,
  index: number,
  { x, y }: Place,
  live: Pick<Live, 'frame' | 'values'> | null = null,
): string {
  const item = itemAt(model.nodes, index);
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
  const content =
    halo +
    (isInner(item)
      ? inner(model, item, x, y, live)
      : leaf(model, live === null ? item : { ...item, branch: null }, x, y));
  if (live?.frame !== undefined) return element('g', { class: nodeClass(live.frame, index) }, content);
  if (live !== null) {
    const state = item.state === null || item.state === 'evaluated' ? null : `pic-${item.state}`;
    return element(
      'g',
      { class: state, 'data-n': String(index), 'data-id': visibleLine(item.node.id) },
      content,
    );
  }
  return item.state === null || item.state === 'evaluated'
    ? content
    : element('g', { class: `pic-${item.state}` }, content);
}

const haloHalf = (item: ModelNode): number => (isInner(item) ? SHAPE : boxHalfWidth(item)) + 6;

function inner(
  model: TreeModel,
  item: ModelNode,
  x: number,
  y: number,
  live: Pick<Live, 'frame' | 'values'> | null,
): string {
  const lines = linesBeside(model, item);
  const side = x + SHAPE + (item.isDifference ? 10 : 4);
  return [
    nodeShape(item.node, x, y, model.firstPlayer),
    item.times > 0 ? element('circle', { cx: x, cy: y, r: 3.5, class: 'pic-stop' }) : '',
    svgText(nameOf(item), x - SHAPE - (item.isDifference ? 10 : 4), y + 4, 'pic-name', 'end'),
    ...(live === null ? [] : liveTexts(item, live, side, y)),
    ...(live === null ? lines : []).map((line, at) =>
      svgText(
        line,
        side,
        y + 4 + 15 * at - (lines.length > 1 ? 6 : 0),
        at === 0 ? 'pic-value' : 'pic-window',
        'start',
      ),
    ),
    item.children.length === 0 ? svgText(hiddenLabel(item), x, y + SHAPE + 16, 'pic-word') : '',
  ].join('');
}

/** A value so far, and below it a window: of that step, or there to be filled in. */
function liveTexts(
  item: ModelNode,
  { frame, values }: Pick<Live, 'frame' | 'values'>,
  x: number,
  y: number,
): string[] {
  const { index } = item.node;
  if (frame !== undefined)
    return [
      svgText(frame.values.get(index) ?? '', x, y - 1, 'pic-value', 'start'),
      svgText(frame.windows.get(index) ?? '', x, y + 14, 'pic-window', 'start'),
    ];
  const text = (of: string, at: number, className: string, content: string): string =>
    element('text', { x, y: at, class: `${className} pic-start`, [of]: String(index) }, content || ' ');
  return [
    text('data-v', y - 1, 'pic-value', escapeMarkup(values?.get(index) ?? valueLabel(item))),
    text('data-w', y + 14, 'pic-window', ''),
  ];
}

function leaf(model: TreeModel, item: ModelNode, x: number, y: number): string {
  const half = boxHalfWidth(item);
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
    ...linesBelow(model, item).map((line, at) =>
      svgText(line, x, y + BOX + (item.isDifference ? 21 : 15) + 14 * at, 'pic-word'),
    ),
  ].join('');
}
