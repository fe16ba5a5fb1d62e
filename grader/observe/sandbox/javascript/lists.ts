import type { Value } from './exports.ts';
import { TAG } from './heap.ts';
import type { QuickJs } from './quickjs.ts';

/**
 * Fresh lists, filled before the submission sees them: nothing that it has put into `Array.prototype` can
 * catch the items on their way, as it could if they were assigned one by one.
 */

/** Bytes of a value in a list. */
const SIZE = 8;

export function listOfStrings(js: QuickJs, items: readonly string[]): Value {
  const raw = js.heap.allocate(items.length * SIZE);
  let at = raw;
  for (const item of items) {
    js.heap.unbox(js.copy(js.constant(item)), at);
    at += SIZE;
  }
  return listFrom(js, raw, items.length);
}

/** The items must be 32-bit integers. */
export function listOfIntegers(js: QuickJs, items: readonly number[]): Value {
  const raw = js.heap.allocate(items.length * SIZE);
  const { view } = js.heap;
  let at = raw;
  for (const item of items) {
    view.setInt32(at, item, true);
    view.setInt32(at + 4, TAG.integer, true);
    at += SIZE;
  }
  return listFrom(js, raw, items.length);
}

/** Takes the items over. */
export function listOf(js: QuickJs, items: readonly Value[]): Value {
  const raw = js.heap.allocate(items.length * SIZE);
  let at = raw;
  for (const item of items) {
    js.heap.unbox(item, at);
    at += SIZE;
  }
  return listFrom(js, raw, items.length);
}

function listFrom(js: QuickJs, raw: number, length: number): Value {
  const list = js.exports.JS_NewArrayFrom(js.context, length, raw);
  js.exports.wasm_free(raw);
  const box = js.heap.allocate(SIZE) as Value;
  js.heap.view.setBigInt64(box, list, true);
  return js.checked(box);
}
