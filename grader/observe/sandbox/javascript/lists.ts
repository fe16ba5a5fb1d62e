import { itemAt } from '../../../types/lookup.ts';
import type { Value } from './exports.ts';
import { TAG } from './heap.ts';
import type { QuickJs } from './quickjs.ts';

/**
 * Fresh lists, filled before the submission sees them: nothing that it has put into `Array.prototype` can
 * catch the items on their way, as it could if they were assigned one by one.
 */

// Counted loops: most of what a search asks for are lists, and iterators cost a tenth of a run here.

/** Bytes of a value in a list. */
const SIZE = 8;

export function listOfStrings(js: QuickJs, items: readonly string[]): Value {
  const raw = js.heap.allocate(items.length * SIZE);
  for (let i = 0; i < items.length; i += 1)
    js.heap.unbox(js.copy(js.constant(itemAt(items, i))), raw + i * SIZE);
  return listFrom(js, raw, items.length);
}

/** The items must be 32-bit integers. */
export function listOfIntegers(js: QuickJs, items: readonly number[]): Value {
  const raw = js.heap.allocate(items.length * SIZE);
  const { view } = js.heap;
  for (let i = 0; i < items.length; i += 1) {
    view.setInt32(raw + i * SIZE, itemAt(items, i), true);
    view.setInt32(raw + i * SIZE + 4, TAG.integer, true);
  }
  return listFrom(js, raw, items.length);
}

/** Takes the items over. */
export function listOf(js: QuickJs, items: readonly Value[]): Value {
  const raw = js.heap.allocate(items.length * SIZE);
  for (let i = 0; i < items.length; i += 1) js.heap.unbox(itemAt(items, i), raw + i * SIZE);
  return listFrom(js, raw, items.length);
}

function listFrom(js: QuickJs, raw: number, length: number): Value {
  const list = js.exports.JS_NewArrayFrom(js.context, length, raw);
  js.exports.wasm_free(raw);
  const box = js.heap.allocate(SIZE) as Value;
  js.heap.view.setBigInt64(box, list, true);
  return js.checked(box);
}
