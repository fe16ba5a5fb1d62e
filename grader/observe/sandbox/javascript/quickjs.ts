import { HostError, LimitReached } from '../../host/errors.ts';
import type { Exports, Value } from './exports.ts';
import type { Image } from './image.ts';

/** Raised on the host's side when the submission's code throws; `value` is what was thrown and must be freed. */
export class GuestThrow extends Error {
  readonly value: Value;

  constructor(value: Value) {
    super('the submission threw');
    this.value = value;
  }
}

/** What the code inside may call back. Each may throw a HostError or GuestThrow into it; anything else ends the run. */
export interface GuestHost {
  /** A function of `hostFunction` is called; the arguments belong to the caller, the answer to the engine. */
  call(id: number, args: readonly Value[]): Value;
  /** Name of the module that `specifier` means inside the module `base`. */
  resolve(base: string, specifier: string): string;
  /** Source of a module by the name that `resolve` gave. */
  source(name: string): string;
}

export const EVAL = { script: 0, module: 1, compileOnly: 32 } as const;

const CONFIGURABLE = 1;
const WRITABLE = 2;
const ENUMERABLE = 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** JSValue is 64 bits, NaN-boxed: a high word of 0 is an integer in the low word. */
const INTEGER_TAG = 0;

/**
 * One JavaScript engine with a heap of its own: a thin layer over the functions that `quickjs-wasi` exports.
 *
 * The package's own wrapper is not used: it runs getters of whatever was thrown, copies host stacks into the
 * engine, and looks host functions up by decoded names. Here nothing of the submission's runs unless `evaluate`,
 * `call` or `get` is asked to. A `Value` is the address of a boxed value and belongs to whoever got it: `free` it.
 */
export class QuickJs {
  readonly exports: Exports;
  readonly host: GuestHost;
  /** The engine's own constructors, taken before anything could replace them. */
  readonly #errors: { readonly Error: Value; readonly TypeError: Value; readonly RangeError: Value };
  #view: DataView;
  #bytes: Uint8Array;

  constructor(image: Image, memoryBytes: number, host: GuestHost) {
    this.host = host;
    this.exports = image.instantiate(this.#imports());
    this.#view = new DataView(this.exports.memory.buffer);
    this.#bytes = new Uint8Array(this.exports.memory.buffer);
    this.exports.qjs_set_memory_limit(memoryBytes);
    this.exports.qjs_set_module_loader(1);
    const { global } = this;
    this.#errors = { Error: this.get(global, 'Error'), TypeError: this.get(global, 'TypeError'), RangeError: this.get(global, 'RangeError') };
    this.free(global);
  }

  /** Units of work left before the engine traps. */
  get fuel(): number {
    return Number(this.exports.fuel.value);
  }

  set fuel(units: number) {
    this.exports.fuel.value = BigInt(units);
  }

  // Running code

  /** Runs (or compiles) source; `flags` as in EVAL. Throws GuestThrow. */
  evaluate(source: string, file: string, flags: number): Value {
    const code = this.#write(source);
    const name = this.#write(file);
    const result = this.exports.qjs_eval(code.at, code.length, name.at, flags);
    this.exports.wasm_free(code.at);
    this.exports.wasm_free(name.at);
    return this.#checked(result);
  }

  call(callee: Value, self: Value, args: readonly Value[]): Value {
    const list = this.#arguments(args);
    const result = this.exports.qjs_call(callee, self, args.length, list);
    this.exports.wasm_free(list);
    return this.#checked(result);
  }

  construct(constructor: Value, ...args: readonly Value[]): Value {
    const list = this.#arguments(args);
    const result = this.exports.qjs_call_constructor(constructor, args.length, list);
    this.exports.wasm_free(list);
    return this.#checked(result);
  }

  /** May run a getter. */
  get(object: Value, key: string): Value {
    const name = this.string(key);
    const result = this.exports.qjs_get_prop_value(object, name);
    this.free(name);
    return this.#checked(result);
  }

  /** May run a getter. */
  at(list: Value, index: number): Value {
    return this.#checked(this.exports.qjs_get_prop_uint32(list, index));
  }

  /** May run a setter. */
  setAt(list: Value, index: number, value: Value): void {
    if (this.exports.qjs_set_prop_uint32(list, index, value) < 0) throw this.#thrown();
  }

  define(object: Value, key: string, value: Value, flags: { readonly enumerable: boolean; readonly fixed: boolean }): void {
    const name = this.string(key);
    const bits = (flags.enumerable ? ENUMERABLE : 0) | (flags.fixed ? 0 : CONFIGURABLE | WRITABLE);
    const status = this.exports.qjs_define_prop_value(object, name, value, bits);
    this.free(name);
    if (status < 0) throw this.#thrown();
  }

  /** Deletes a property; the engine has no shorter way that runs no setter. */
  delete(object: Value, key: string): void {
    const name = this.#write(key);
    const context = this.exports.qjs_get_context_ptr();
    const atom = this.exports.JS_NewAtom(context, name.at);
    this.exports.JS_DeleteProperty(context, this.#unboxed(object, false), atom, 0);
    this.exports.JS_FreeAtom(context, atom);
    this.exports.wasm_free(name.at);
  }

  /** Defines a getter, which it takes over; the property can be neither set nor replaced. */
  defineGetter(object: Value, key: string, getter: Value): void {
    const context = this.exports.qjs_get_context_ptr();
    const name = this.#write(key);
    const atom = this.exports.JS_NewAtom(context, name.at);
    const { undefined: none } = this;
    const status = this.exports.JS_DefinePropertyGetSet(context, this.#unboxed(object, false), atom, this.#unboxed(getter, true), this.#unboxed(none, true), ENUMERABLE);
    this.exports.JS_FreeAtom(context, atom);
    this.exports.wasm_free(name.at);
    if (status < 0) throw this.#thrown();
  }

  // Making values

  string(text: string): Value {
    const { at, length } = this.#write(text);
    const value = this.exports.qjs_new_string(at, length);
    this.exports.wasm_free(at);
    return this.#checked(value);
  }

  number(value: number): Value {
    return this.exports.qjs_new_number(value);
  }

  boolean(value: boolean): Value {
    return value ? this.exports.qjs_get_true() : this.exports.qjs_get_false();
  }

  get undefined(): Value {
    return this.exports.qjs_get_undefined();
  }

  get null(): Value {
    return this.exports.qjs_get_null();
  }

  get global(): Value {
    return this.exports.qjs_get_global();
  }

  object(): Value {
    return this.#checked(this.exports.qjs_new_object());
  }

  /** A fresh list of the items, which it takes over. */
  list(items: readonly Value[]): Value {
    const { exports } = this;
    const raw = this.#allocate(items.length * 8);
    const context = exports.qjs_get_context_ptr();
    for (const [i, item] of items.entries()) this.view.setBigInt64(raw + i * 8, this.#unboxed(item, true), true);
    const list = exports.JS_NewArrayFrom(context, items.length, raw);
    exports.wasm_free(raw);
    return this.#box(list);
  }

  /** A fresh list of 32-bit integers. */
  integers(items: readonly number[]): Value {
    const raw = this.#allocate(items.length * 8);
    const { view } = this;
    for (let i = 0; i < items.length; i += 1) {
      view.setInt32(raw + i * 8, items[i]!, true);
      view.setInt32(raw + i * 8 + 4, INTEGER_TAG, true);
    }
    const list = this.exports.JS_NewArrayFrom(this.exports.qjs_get_context_ptr(), items.length, raw);
    this.exports.wasm_free(raw);
    return this.#box(list);
  }

  /** A function that calls `host.call(id, …)`. */
  hostFunction(id: number, name: string): Value {
    const key = this.#write(String(id));
    const value = this.#checked(this.exports.qjs_new_host_function(key.at, key.length, 0));
    this.exports.wasm_free(key.at);
    const text = this.string(name);
    this.define(value, 'name', text, { enumerable: false, fixed: true });
    this.free(text);
    return value;
  }

  copy(value: Value): Value {
    return this.exports.qjs_dup_value(value);
  }

  free(...values: readonly Value[]): void {
    for (const value of values) this.exports.qjs_free_value(value);
  }

  // Reading values

  /** The number in a value that is one. */
  readNumber(value: Value): number {
    const { view } = this;
    return view.getInt32(value + 4, true) === INTEGER_TAG ? view.getInt32(value, true) : this.exports.qjs_get_float64(value);
  }

  isInteger(value: Value): boolean {
    return this.view.getInt32(value + 4, true) === INTEGER_TAG;
  }

  /** The text of a value that is a string or a BigInt; lone surrogates become U+FFFD. */
  readString(value: Value): string {
    const { exports } = this;
    const length = this.#allocate(4);
    const at = exports.qjs_get_string_len(value, length);
    const bytes = this.view.getUint32(length, true);
    exports.wasm_free(length);
    if (at === 0) throw this.#thrown();
    const text = this.#text(at, bytes);
    exports.qjs_free_cstring(at);
    return text;
  }

  /** Characters in a value that is a string, without copying it. */
  stringLength(value: Value): number {
    const length = this.get(value, 'length');
    const count = this.readNumber(length);
    this.free(length);
    return count;
  }

  // Asked of the bytes: a detached DataView throws when it is asked for its length.
  get view(): DataView {
    if (this.#bytes.byteLength === 0) this.#refresh();
    return this.#view;
  }

  get bytes(): Uint8Array {
    if (this.#bytes.byteLength === 0) this.#refresh();
    return this.#bytes;
  }

  /** A growing memory leaves its old views empty. */
  #refresh(): void {
    this.#view = new DataView(this.exports.memory.buffer);
    this.#bytes = new Uint8Array(this.exports.memory.buffer);
  }

  #imports() {
    return {
      host_call: (nameAt: number, nameLength: number, _self: number, count: number, listAt: number): number => {
        let id = 0;
        const { bytes, view } = this;
        for (let i = nameAt; i < nameAt + nameLength; i += 1) id = id * 10 + bytes[i]! - 48;
        const args = Array.from({ length: count }, (_, i) => view.getUint32(listAt + i * 4, true) as Value);
        return this.#guarded(() => this.host.call(id, args));
      },
      host_module_normalize: (baseAt: number, nameAt: number): number =>
        this.#guarded(() => this.#write(this.host.resolve(this.#zeroEnded(baseAt), this.#zeroEnded(nameAt))).at),
      host_module_load: (nameAt: number, lengthAt: number): number =>
        this.#guarded(() => {
          const { at, length } = this.#write(this.host.source(this.#zeroEnded(nameAt)));
          this.view.setUint32(lengthAt, length, true);
          return at;
        }),
    };
  }

  /** Turns a mistaken question into an exception inside. Limits, traps and faults of our own go through and end the run. */
  #guarded(action: () => number): number {
    try {
      return action();
    } catch (error) {
      if (error instanceof GuestThrow) return this.#throw(error.value);
      if (error instanceof HostError) return this.#throw(this.#error(error));
      throw error;
    }
  }

  #error({ name, message }: HostError): Value {
    const text = this.string(message);
    const error = this.construct(this.#errors[name], text);
    this.free(text);
    return error;
  }

  #throw(error: Value): Value {
    this.free(this.exports.qjs_throw(error), error);
    return 0 as Value;
  }

  #checked(value: Value): Value {
    if (this.exports.qjs_is_exception(value) === 0) return value;
    this.free(value);
    throw this.#thrown();
  }

  /** The pending exception. One that cannot be caught inside is the memory limit: nothing else raises those. */
  #thrown(): Error {
    const error = this.exports.qjs_get_exception();
    return this.exports.qjs_is_uncatchable_error(error) === 0 ? new GuestThrow(error) : new LimitReached('memory');
  }

  #arguments(args: readonly Value[]): number {
    const list = this.#allocate(args.length * 4);
    args.forEach((arg, i) => this.view.setUint32(list + i * 4, arg, true));
    return list;
  }

  #box(raw: bigint): Value {
    const box = this.#allocate(8) as Value;
    this.view.setBigInt64(box, raw, true);
    return this.#checked(box);
  }

  /** The 64 bits in a box, and frees the box if the value moves elsewhere. */
  #unboxed(value: Value, moves: boolean): bigint {
    const raw = this.view.getBigInt64(value, true);
    if (moves) this.exports.wasm_free(value);
    return raw;
  }

  #allocate(bytes: number): number {
    const at = this.exports.wasm_malloc(bytes);
    if (at === 0) throw new LimitReached('memory');
    return at;
  }

  #write(text: string): { at: number; length: number } {
    const encoded = encoder.encode(text);
    const at = this.#allocate(encoded.length + 1);
    this.bytes.set(encoded, at);
    this.bytes[at + encoded.length] = 0;
    return { at, length: encoded.length };
  }

  #zeroEnded(at: number): string {
    return this.#text(at, this.bytes.indexOf(0, at) - at);
  }

  #text(at: number, length: number): string {
    return decoder.decode(this.bytes.subarray(at, at + length));
  }
}
