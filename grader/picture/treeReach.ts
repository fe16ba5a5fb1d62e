import { columns } from './columns.ts';
import { isNamed, MARKS, valueLabel, windowLabel } from './treeLabels.ts';
import { SHAPE } from './treeLayout.ts';
import type { ModelNode, TreeModel } from './treeModel.ts';
import { shorten } from './visible.ts';

/** Widths of a character, of the widest of the usual fonts: bold at 12.5 pixels, and small print. */
const CHARACTER = 8.1;
export const SMALL = 6.7;

export const isInner = (item: ModelNode): boolean => item.node.children.length > 0;
export const nameOf = (item: ModelNode): string =>
  isNamed(item.node.id) || item.isDifference ? shorten(item.node.id, 14) : '';

/** What stands to the right of an inner node's shape, one string a line. */
export function besides(model: TreeModel, item: ModelNode): string[] {
  const first = [valueLabel(item), item.branch !== null ? MARKS[item.branch] : '']
    .filter((part) => part !== '')
    .join(' ');
  if (!item.isDifference) return first === '' ? [] : [first];
  const window = model.evidence.difference?.window;
  return [[first, '◂ here'].join(' ').trim(), ...(window === undefined ? [] : [windowLabel(window)])];
}

/** What stands below a leaf's box, one string a line. */
export function beneath(model: TreeModel, item: ModelNode): string[] {
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
export function reach(model: TreeModel, item: ModelNode): number {
  if (!isInner(item)) {
    return Math.max(boxHalf(item), ...beneath(model, item).map((line) => (columns(line) * SMALL) / 2));
  }
  const right = besides(model, item).map((line) => columns(line) * CHARACTER);
  return SHAPE + 5 + Math.max(columns(nameOf(item)) * CHARACTER, (columns(stub(item)) * SMALL) / 2, ...right);
}

/** Lines of words that hang below a node, with the room that its ring takes. */
export function wordsBelow(model: TreeModel, item: ModelNode): number {
  if (isInner(item)) return item.children.length === 0 ? 1 : 0;
  return beneath(model, item).length + (item.isDifference ? 1 : 0);
}

export const boxHalf = (item: ModelNode): number =>
  Math.max(15, (columns(valueLabel(item)) * CHARACTER) / 2 + 7);
export const stub = (item: ModelNode): string => (item.hidden > 0 ? `+ ${item.hidden} below` : '');
