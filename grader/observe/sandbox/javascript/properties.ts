import type { Value } from './exports.ts';
import type { QuickJs } from './quickjs.ts';

const CONFIGURABLE = 1;
const WRITABLE = 2;
const ENUMERABLE = 4;

/** Defines a property; one that is `fixed` can be neither set nor replaced. */
export function define(
  js: QuickJs,
  object: Value,
  key: string,
  value: Value,
  flags: { readonly enumerable: boolean; readonly fixed: boolean },
): void {
  const bits = (flags.enumerable ? ENUMERABLE : 0) | (flags.fixed ? 0 : CONFIGURABLE | WRITABLE);
  if (js.exports.qjs_define_prop_value(object, js.constant(key), value, bits) < 0) throw js.thrown();
}

/** Defines a property that is asked for and set by functions, of which the second may replace it. */
export function defineAccessors(js: QuickJs, object: Value, key: string, getter: Value, setter: Value): void {
  const bits = (value: Value): bigint => js.heap.view.getBigInt64(value, true);
  const [owner, get, set] = [bits(object), bits(js.copy(getter)), bits(js.copy(setter))] as const;
  const status = withAtom(js, key, (atom) =>
    js.exports.JS_DefinePropertyGetSet(js.context, owner, atom, get, set, ENUMERABLE | CONFIGURABLE),
  );
  if (status < 0) throw js.thrown();
}

/** Takes a property away. */
export function deleteProperty(js: QuickJs, object: Value, key: string): void {
  withAtom(js, key, (atom) =>
    js.exports.JS_DeleteProperty(js.context, js.heap.view.getBigInt64(object, true), atom, 0),
  );
}

function withAtom<T>(js: QuickJs, key: string, action: (atom: number) => T): T {
  const name = js.heap.write(key);
  const atom = js.exports.JS_NewAtom(js.context, name.at);
  js.exports.wasm_free(name.at);
  try {
    return action(atom);
  } finally {
    js.exports.JS_FreeAtom(js.context, atom);
  }
}

/** A function that calls the host with this number. */
export function hostFunction(js: QuickJs, id: number, name: string): Value {
  const key = js.heap.write(String(id));
  const value = js.checked(js.exports.qjs_new_host_function(key.at, key.length, 0));
  js.exports.wasm_free(key.at);
  define(js, value, 'name', js.constant(name), { enumerable: false, fixed: true });
  return value;
}
