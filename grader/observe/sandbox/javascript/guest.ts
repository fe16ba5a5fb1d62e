import { Foreign, HostError } from '../../host/errors.ts';
import type { Value } from './exports.ts';
import type { Image } from './image.ts';
import { inWords, kindOf, lengthOf } from './kinds.ts';
import { QuickJs } from './quickjs.ts';

/** A host function: takes borrowed values, gives one that the engine takes over. */
export type HostFunction = (args: readonly Value[]) => Value;

/** What answers for the submission's modules. */
export interface Modules {
  resolve(base: string, specifier: string): string;
  source(name: string): string;
}

const LONGEST_LIST = 100_000;

/** An engine and the host functions that it can call. */
export class Guest {
  readonly js: QuickJs;
  readonly #functions: HostFunction[] = [];

  constructor(image: Image, memoryBytes: number, modules: Modules) {
    this.js = new QuickJs(image, memoryBytes, {
      call: (id, args) => this.#functions[id]!(args),
      resolve: (base, specifier) => modules.resolve(base, specifier),
      source: (name) => modules.source(name),
    });
  }

  /** A function inside that calls one outside. */
  function(name: string, action: HostFunction): Value {
    return this.js.hostFunction(this.#functions.push(action) - 1, name);
  }

  /** Puts a value under several names, of which only the first is listed, and frees it. It cannot be replaced. */
  put(object: Value, names: readonly string[], value: Value): void {
    names.forEach((name, i) => this.js.define(object, name, value, { enumerable: i === 0, fixed: true }));
    this.js.free(value);
  }

  /** An argument as the host's own value: primitives as themselves, anything else as what it is in words. */
  argument(value: Value | undefined): unknown {
    if (value === undefined) return undefined;
    const { js } = this;
    if (js.isInteger(value)) return js.readNumber(value);
    switch (kindOf(js, value)) {
      case 'number':
        return js.readNumber(value);
      case 'string':
        return js.stringLength(value) > LONGEST_LIST ? new Foreign('a very long string') : js.readString(value);
      case 'boolean':
        return js.exports.qjs_get_bool(value) !== 0;
      case 'null':
        return null;
      case 'undefined':
        return undefined;
      default:
        return new Foreign(inWords(js, value));
    }
  }

  /** As `argument`, but an array is read item by item. Getters of the items run, as in any reading of a list. */
  listArgument(value: Value | undefined): unknown {
    if (value === undefined || kindOf(this.js, value) !== 'array') return this.argument(value);
    const { js } = this;
    return Array.from({ length: this.length(value) }, (_, i) => {
      const item = js.at(value, i);
      const read = this.argument(item);
      js.free(item);
      return read;
    });
  }

  /** Length of an array that is to be gone through. */
  length(list: Value): number {
    const length = lengthOf(this.js, list);
    if (length > LONGEST_LIST) throw new HostError('RangeError', `lists have at most ${LONGEST_LIST} items here; found ${length}`);
    return length;
  }
}
