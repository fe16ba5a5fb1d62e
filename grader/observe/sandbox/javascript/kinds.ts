import type { Exports, Value } from './exports.ts';
import { TAG } from './heap.ts';
import type { QuickJs } from './quickjs.ts';

export type Kind =
  | 'undefined'
  | 'null'
  | 'boolean'
  | 'number'
  | 'string'
  | 'symbol'
  | 'bigint'
  | 'function'
  | 'proxy'
  | 'promise'
  | 'array'
  | 'error'
  | 'object'
  | 'exotic';

/** What a value is, asked of the engine: nothing of the submission's runs, and nothing it does can lie. */
export function kindOf({ exports, heap }: QuickJs, value: Value): Kind {
  const tag = heap.tag(value);
  if (tag === TAG.string) return 'string';
  if (tag === TAG.object) return kindOfObject(exports, value);
  if (exports.qjs_is_number(value) !== 0) return 'number';
  if (exports.qjs_is_string(value) !== 0) return 'string';
  if (exports.qjs_is_undefined(value) !== 0) return 'undefined';
  if (exports.qjs_is_null(value) !== 0) return 'null';
  if (exports.qjs_is_bool(value) !== 0) return 'boolean';
  if (exports.qjs_is_big_int(value) !== 0) return 'bigint';
  return exports.qjs_is_symbol(value) !== 0 ? 'symbol' : kindOfObject(exports, value);
}

function kindOfObject(exports: Exports, value: Value): Kind {
  if (exports.qjs_is_proxy(value) !== 0) return 'proxy';
  if (exports.qjs_is_array(value) !== 0) return 'array';
  if (exports.qjs_is_function(value) !== 0) return 'function';
  if (exports.qjs_is_promise(value) !== 0) return 'promise';
  if (exports.qjs_is_error(value) !== 0) return 'error';
  return exports.qjs_get_class_id(value) === PLAIN_OBJECT ? 'object' : 'exotic';
}

/** The engine's class of `{}` and of instances of a submission's own classes. */
const PLAIN_OBJECT = 1;

const WORDS: Readonly<Partial<Record<Kind, string>>> = {
  boolean: 'a boolean',
  number: 'a number',
  string: 'a string',
  symbol: 'a symbol',
  bigint: 'a BigInt',
  function: 'a function',
  proxy: 'a Proxy',
  promise: 'a Promise',
  array: 'an array',
  error: 'an Error',
  object: 'an object',
};

/** As `kindOf`, in words for a message: `a Promise`, `an array`, `a Map`. */
export function describeValue(js: QuickJs, value: Value): string {
  const kind = kindOf(js, value);
  return WORDS[kind] ?? (kind === 'exotic' ? withArticle(className(js, value)) : kind);
}

/** The engine's own name of a class, such as `Map`. */
export function className(js: QuickJs, value: Value): string {
  const name = js.exports.qjs_get_class_name(value);
  const text = js.exports.qjs_is_string(name) === 0 ? 'object' : js.readString(name);
  js.free(name);
  return text;
}

const withArticle = (name: string): string => `${/^[AEIO]/i.test(name) ? 'an' : 'a'} ${name}`;

/**
 * An own property without running a getter: its value (to be freed), `accessor`, or null when there is none.
 */
export function ownProperty(js: QuickJs, object: Value, key: string): Value | 'accessor' | null {
  const name = js.string(key);
  const descriptor = js.exports.qjs_get_own_property_descriptor(object, name);
  js.free(name);
  if (descriptor === 0) return null;
  js.checked(descriptor);
  const isData = js.exports.qjs_has_own_property_value(descriptor, js.constant('value')) !== 0;
  const value = isData ? js.get(descriptor, 'value') : 'accessor';
  js.free(descriptor);
  return value;
}

/**
 * Own enumerable names, as `Object.keys` gives them, the first `most` of them, and how many there are. Not
 * for proxies.
 */
export function ownKeys(
  js: QuickJs,
  object: Value,
  most: number,
): { readonly keys: string[]; readonly count: number } {
  const list = js.checked(js.exports.qjs_get_own_property_names(object));
  const count = js.lengthOf(list);
  const keys = Array.from({ length: Math.min(count, most) }, (_, i) => {
    const key = js.at(list, i);
    const text = js.readString(key);
    js.free(key);
    return text;
  });
  js.free(list);
  return { keys, count };
}
