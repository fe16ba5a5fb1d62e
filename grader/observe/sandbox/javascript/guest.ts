import { grouped } from '../../../words/numbers.ts';
import { entry, itemAt } from '../../../types/lookup.ts';
import { NonPrimitive, HostError } from '../../host/errors.ts';
import { HOST_FUNCTIONS, readBoot, type Boot, type HostFunctionName } from './boot.ts';
import type { GuestHost } from './callbacks.ts';
import type { Value } from './exports.ts';
import { TAG } from './heap.ts';
import { describeValue, kindOf } from './kinds.ts';
import type { Machine } from './machine.ts';
import { QuickJs } from './quickjs.ts';
import { define, hostFunction } from './properties.ts';

/** A host function: takes borrowed values, gives one that the engine takes over. `self` is its `this`. */
export type HostFunction = (args: readonly Value[], self: Value) => Value;

const NUMBERS: ReadonlyMap<string, number> = new Map(HOST_FUNCTIONS.map((name, number) => [name, number]));

const LONGEST_LIST = 100_000;
const LONGEST_STRING = 10_000;

/** An engine and the host functions that it can call. */
export class Guest {
  readonly js: QuickJs;
  readonly boot: Boot;
  /** By number; the engine's own come first, and all of them are given by `answer`. */
  readonly #functions: HostFunction[] = [];

  /** `modules` answers for the submission's files. */
  constructor(machine: Machine, memoryBytes: number, modules: Omit<GuestHost, 'call'>) {
    this.js = new QuickJs(machine, {
      call: (id, args, self) => itemAt(this.#functions, id)(args, self),
      resolve: (base, specifier) => modules.resolve(base, specifier),
      source: (name) => modules.source(name),
    });
    this.js.exports.qjs_set_memory_limit(memoryBytes);
    this.js.exports.qjs_set_module_loader(1);
    this.boot = readBoot(this.js);
    this.js.useErrors(this.boot.errors);
  }

  /** `actions` are what the engine's own functions of these names do. */
  answer(actions: Readonly<Partial<Record<HostFunctionName, HostFunction>>>): void {
    for (const [name, action] of Object.entries(actions)) this.#functions[entry(NUMBERS, name)] = action;
  }

  /** One of the engine's own functions. */
  functionNamed(name: HostFunctionName): Value {
    const found = this.boot.functions.get(name);
    if (found === undefined) throw new RangeError(`the engine has no function ${name}`);
    return found;
  }

  /** A function inside that calls one outside. */
  function(name: string, action: HostFunction): Value {
    const number = Math.max(this.#functions.length, HOST_FUNCTIONS.length);
    this.#functions[number] = action;
    return hostFunction(this.js, number, name);
  }

  /** Puts a value under several names, of which only the first is listed. It cannot be replaced. */
  put(object: Value, names: readonly string[], value: Value): void {
    for (const [at, name] of names.entries())
      define(this.js, object, name, value, { enumerable: at === 0, fixed: true });
  }

  /** An argument as the host's own value: primitives as themselves, anything else as what it is in words. */
  argument(value: Value | undefined): unknown {
    if (value === undefined) return undefined;
    const { js } = this;
    if (js.heap.tag(value) === TAG.integer) return js.heap.integer(value);
    switch (kindOf(js, value)) {
      case 'number':
        return js.readNumber(value);
      case 'string':
        return js.readShortString(value, LONGEST_STRING) ?? new NonPrimitive('a very long string');
      case 'boolean':
        return js.exports.qjs_get_bool(value) !== 0;
      case 'null':
        return null;
      case 'undefined':
        return undefined;
      default:
        return new NonPrimitive(describeValue(js, value));
    }
  }

  /**
   * As `argument`, but an array is read item by item. Getters of the items run, as in any reading of a list.
   */
  listArgument(value: Value | undefined): unknown {
    return this.#listOf(value, (item) => this.argument(item));
  }

  /** As `listArgument`, where each item may be an array too. */
  listsArgument(value: Value | undefined): unknown {
    return this.#listOf(value, (item) => this.listArgument(item));
  }

  #listOf(value: Value | undefined, read: (item: Value) => unknown): unknown {
    if (value === undefined || kindOf(this.js, value) !== 'array') return this.argument(value);
    const { js } = this;
    const items: unknown[] = [];
    const length = this.length(value);
    for (let i = 0; i < length; i += 1) {
      const item = js.at(value, i);
      items.push(read(item));
      js.free(item);
    }
    return items;
  }

  /** Length of an array that is to be gone through. */
  length(list: Value): number {
    const length = this.js.lengthOf(list);
    if (length > LONGEST_LIST)
      throw new HostError(
        'RangeError',
        `lists have at most ${grouped(LONGEST_LIST)} items here; found ${grouped(length)}`,
      );
    return length;
  }
}
