import { columns } from './columns.ts';
import { isNamed, LEAF_MARKS, valueLabel, windowLabel } from './treeLabels.ts';
import { SHAPE } from './treeLayout.ts';
import type { ModelNode, TreeModel } from './treeModel.ts';
import { shorten } from './visible.ts';

/** Widths of a character in the widest of the usual fonts, in pixels: bold at 12.5 pixels, and small. */
const CHARACTER = 8.1;
export const SMALL_CHARACTER = 6.7;

export const isInner = (item: ModelNode): boolean => item.node.children.length > 0;
export const nameOf = (item: ModelNode): string =>
  isNamed(item.node.id) || item.isDifference ? shorten(item.node.id, 14) : '';

/** The lines of text to the right of an inner node's shape. */
export function linesBeside(model: TreeModel, item: ModelNode): string[] {
  const first = [valueLabel(item), item.branch !== null ? LEAF_MARKS[item.branch] : '']
    .filter((part) => part !== '')
    .join(' ');
  if (!item.isDifference) return first === '' ? [] : [first];
  const window = model.evidence.difference?.window;
  return [[first, '◂ here'].join(' ').trim(), ...(window === undefined ? [] : [windowLabel(window)])];
}

/** The lines of text below a leaf's box. */
export function linesBelow(model: TreeModel, item: ModelNode): string[] {
  const lines = [nameOf(item)];
  const words = [
    item.branch === null ? '' : LEAF_MARKS[item.branch],
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

/** Half of the width that a node takes with its labels, in pixels. */
export function halfWidth(
  model: TreeModel,
  item: ModelNode,
  live: { readonly value: string; readonly window: string } | null = null,
): number {
  if (!isInner(item)) {
    return Math.max(
      boxHalfWidth(item),
      ...linesBelow(model, item).map((line) => (columns(line) * SMALL_CHARACTER) / 2),
    );
  }
  const lines = live === null ? linesBeside(model, item) : [live.value, live.window];
  const right = lines.map((line) => columns(line) * CHARACTER);
  return (
    SHAPE +
    5 +
    Math.max(columns(nameOf(item)) * CHARACTER, (columns(hiddenLabel(item)) * SMALL_CHARACTER) / 2, ...right)
  );
}

/** How many lines of text a node has below its shape; the ring of a marked one counts as a line. */
export function heightInLines(model: TreeModel, item: ModelNode): number {
  if (isInner(item)) return item.children.length === 0 ? 1 : 0;
  return linesBelow(model, item).length + (item.isDifference ? 1 : 0);
}

export const boxHalfWidth = (item: ModelNode): number =>
  Math.max(15, (columns(valueLabel(item)) * CHARACTER) / 2 + 7);
export const hiddenLabel = (item: ModelNode): string => (item.hidden > 0 ? `+ ${item.hidden} below` : '');
