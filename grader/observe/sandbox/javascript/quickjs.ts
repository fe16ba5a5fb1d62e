import { itemAt } from '../../../types/lookup.ts';
import { GuestThrow } from './guestThrow.ts';
import { type HostError, LimitReached, type HostErrorName } from '../../host/errors.ts';
import { callbacksOf, type GuestHost } from './callbacks.ts';
import type { Exports, Value } from './exports.ts';
import { HostWork } from '../hostWork.ts';
import { Heap, NO_ROOM, TAG } from './heap.ts';
import type { Machine } from './machine.ts';

export const EVAL = { script: 0, module: 1, compileOnly: 32 } as const;

const NO_VALUES: readonly Value[] = [];

/**
 * One JavaScript engine with a heap of its own: a thin layer over the functions that `quickjs-wasi` exports.
 *
 * The package's own wrapper is not used: it runs getters of whatever was thrown, copies host stacks into the
 * engine, and looks host functions up by decoded names. Here nothing of the submission's runs unless
 * `evaluate`, `call`, `construct`, `get`, `at` or `setAt` is asked to. A `Value` is the address of a boxed
 * value and belongs to whoever got it: `free` it.
 */
export class QuickJs {
  readonly exports: Exports;
  readonly heap: Heap;
  /** What we do for the submission is paid for by its fuel. */
  readonly work: HostWork;
  /** Address of the engine's context, which some of its functions ask for. */
  readonly context: number;
  /** Strings that are made once: names of properties, actions. */
  readonly #constants = new Map<string, Value>();
  #errors: Readonly<Record<HostErrorName, Value>> | null = null;

  /** `prepare` comes before anything else is asked of the engine: the build starts it there. */
  constructor(machine: Machine, host: GuestHost, prepare: (exports: Exports) => void = () => undefined) {
    this.exports = machine.connect(callbacksOf(this, host));
    prepare(this.exports);
    this.work = new HostWork(() => this.exports.fuel);
    this.heap = new Heap(this.exports, this.work);
    this.context = this.exports.qjs_get_context_ptr();
  }

  /** Units of work left before the engine traps. */
  get fuel(): number {
    return this.work.left;
  }

  set fuel(units: number) {
    this.work.fill(units);
  }

  /** The constructors that `error` uses: the engine's own, taken before anything could replace them. */
  useErrors(errors: Readonly<Record<HostErrorName, Value>>): void {
    this.#errors = errors;
  }

  // Running code

  /** Runs (or compiles) source; `flags` as in EVAL. Throws GuestThrow. */
  evaluate(source: string, file: string, flags: number): Value {
    const code = this.heap.write(source);
    const name = this.heap.write(file);
    const result = this.exports.qjs_eval(code.at, code.length, name.at, flags);
    this.exports.wasm_free(code.at);
    this.exports.wasm_free(name.at);
    return this.checked(result);
  }

  call(callee: Value, self: Value, args: readonly Value[] = NO_VALUES): Value {
    const list = this.#list(args);
    const result = this.exports.qjs_call(callee, self, args.length, list);
    this.exports.wasm_free(list);
    return this.checked(result);
  }

  construct(constructor: Value, args: readonly Value[] = NO_VALUES): Value {
    const list = this.#list(args);
    const result = this.exports.qjs_call_constructor(constructor, args.length, list);
    this.exports.wasm_free(list);
    return this.checked(result);
  }

  // Properties

  get(object: Value, key: string): Value {
    return this.checked(this.exports.qjs_get_prop_value(object, this.constant(key)));
  }

  at(list: Value, index: number): Value {
    return this.checked(this.exports.qjs_get_prop_uint32(list, index));
  }

  setAt(list: Value, index: number, value: Value): void {
    if (this.exports.qjs_set_prop_uint32(list, index, value) < 0) throw this.thrown();
  }

  // Making values

  string(text: string): Value {
    const { at, length } = this.heap.write(text);
    const value = this.exports.qjs_new_string(at, length);
    this.exports.wasm_free(at);
    return this.checked(value);
  }

  /** A string that stays; not to be freed. */
  constant(text: string): Value {
    const known = this.#constants.get(text);
    if (known !== undefined) return known;
    const value = this.string(text);
    this.#constants.set(text, value);
    return value;
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

  get global(): Value {
    return this.exports.qjs_get_global();
  }

  object(): Value {
    return this.checked(this.exports.qjs_new_object());
  }

  error({ name, message }: HostError): Value {
    const text = this.string(message);
    const error = this.construct(this.#errors![name], [text]);
    this.free(text);
    return error;
  }

  copy(value: Value): Value {
    return this.exports.qjs_dup_value(value);
  }

  free(value: Value): void {
    this.exports.qjs_free_value(value);
  }

  // Reading values

  /** The number in a value that is one. */
  readNumber(value: Value): number {
    return this.heap.tag(value) === TAG.integer
      ? this.heap.integer(value)
      : this.exports.qjs_get_float64(value);
  }

  /** The text of a value that is a string or a BigInt; lone surrogates become U+FFFD. */
  readString(value: Value): string {
    return this.readShortString(value, Infinity)!;
  }

  /** As `readString`, but null for more than `most` bytes. */
  readShortString(value: Value, most: number): string | null {
    const text = this.heap.readString(value, most);
    if (text === NO_ROOM) throw this.thrown();
    return text;
  }

  /** Length of a value that is a string or an array. */
  lengthOf(value: Value): number {
    const length = this.get(value, 'length');
    const count = this.readNumber(length);
    this.free(length);
    return count;
  }

  /** The value itself. Throws what the engine threw instead of giving one. */
  checked(value: Value): Value {
    if (this.heap.tag(value) !== TAG.exception) return value;
    this.free(value);
    throw this.thrown();
  }

  /** The pending exception. One that cannot be caught inside is the memory limit: nothing else is. */
  thrown(): Error {
    const error = this.exports.qjs_get_exception();
    return this.exports.qjs_is_uncatchable_error(error) === 0
      ? new GuestThrow(error)
      : new LimitReached('memory');
  }

  #list(values: readonly Value[]): number {
    const at = this.heap.allocate(values.length * 4);
    const { view } = this.heap;
    for (let i = 0; i < values.length; i += 1) view.setUint32(at + i * 4, itemAt(values, i), true);
    return at;
  }
}
