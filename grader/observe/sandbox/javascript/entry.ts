import { itemAt } from '../../../types/lookup.ts';
import { entryNames } from './commonJs.ts';
import type { Value } from './exports.ts';
import { kindOf, ownKeys, ownProperty } from './kinds.ts';
import type { Loaded } from './loader.ts';
import type { QuickJs } from './quickjs.ts';

const MOST_EXPORTS = 50;
const LONGEST_NAME = 200;

/** What is called for each input. */
export interface Entry {
  readonly callee: Value;
  readonly self: Value;
}

/**
 * The entry among a file's exports, wherever students put it: exported by name in either case style, the
 * default export, a method of an exported class or object, all of `module.exports`, or a function that a
 * script defines. Null when there is none. Getters of the exports may run.
 */
export function findEntry(js: QuickJs, { exports, defined }: Loaded, entry: string): Entry | null {
  const names = entryNames(entry);
  return (
    functionIn(js, exports, names) ??
    asEntry(js, exports, names) ??
    asEntry(js, member(js, exports, 'default'), names) ??
    asEntry(js, defined, names) ??
    methodOfOne(js, exports, names)
  );
}

/** Names that are exported, for a message. */
export function exportNames(js: QuickJs, { exports }: Loaded): string[] {
  const kind = kindOf(js, exports);
  if (kind === 'function') return ['default'];
  if (kind === 'proxy' || !isObject(js, exports)) return [];
  return ownKeys(js, exports, MOST_EXPORTS).keys.map((name) => name.slice(0, LONGEST_NAME));
}

/** A function itself, or a method of a class or object. */
function asEntry(js: QuickJs, value: Value | null, names: readonly string[]): Entry | null {
  if (value === null) return null;
  const kind = kindOf(js, value);
  if (kind === 'function' && !isClass(js, value)) return { callee: value, self: js.undefined };
  return methodOf(js, value, names);
}

/** A static method, or a method of an instance made without arguments. */
function methodOf(js: QuickJs, value: Value, names: readonly string[]): Entry | null {
  const found = functionIn(js, value, names);
  if (found !== null) return found;
  if (kindOf(js, value) !== 'function' || !isClass(js, value)) return null;
  const prototype = member(js, value, 'prototype');
  if (prototype === null || functionIn(js, prototype, names) === null) return null;
  return functionIn(js, js.construct(value), names);
}

/** An exported class or object that has the entry as a method, if it is the only one. */
function methodOfOne(js: QuickJs, exports: Value, names: readonly string[]): Entry | null {
  if (!isObject(js, exports) || kindOf(js, exports) === 'proxy') return null;
  const found = ownKeys(js, exports, MOST_EXPORTS)
    .keys.map((key) => member(js, exports, key))
    .filter((value) => value !== null && (kindOf(js, value) === 'object' || kindOf(js, value) === 'function'))
    .map((value) => methodOf(js, value!, names))
    .filter((entry) => entry !== null);
  return found.length === 1 ? itemAt(found, 0) : null;
}

function functionIn(js: QuickJs, object: Value, names: readonly string[]): Entry | null {
  if (!isObject(js, object)) return null;
  for (const name of names) {
    const value = member(js, object, name);
    if (value === null || kindOf(js, value) !== 'function' || isClass(js, value)) continue;
    return { callee: value, self: kindOf(js, object) === 'exotic' ? js.undefined : object };
  }
  return null;
}

function member(js: QuickJs, object: Value, name: string): Value | null {
  if (!isObject(js, object)) return null;
  const value = js.get(object, name);
  return kindOf(js, value) === 'undefined' ? null : value;
}

const isObject = (js: QuickJs, value: Value): boolean => js.exports.qjs_is_object(value) !== 0;

/** Only a class has a `prototype` that cannot be assigned. */
function isClass(js: QuickJs, value: Value): boolean {
  const descriptor = js.exports.qjs_get_own_property_descriptor(value, js.constant('prototype'));
  if (descriptor === 0) return false;
  const writable = ownProperty(js, descriptor, 'writable');
  js.free(descriptor);
  return writable !== null && writable !== 'accessor' && js.exports.qjs_get_bool(writable) === 0;
}
