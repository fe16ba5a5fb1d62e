import { itemAt } from '../../../types/lookup.ts';
import { clockCalls } from './clock.ts';
import { fileCalls } from './fileCalls.ts';
import { wasm } from '../webAssembly.ts';
import type { Exports, Obj } from './exports.ts';
import type { Image, Snapshot } from './image.ts';
import { parseSnapshot } from './image.ts';
import { Python } from './python.ts';
import { System, type RunEnvironment } from './system.ts';

/** Variables of the module that code changes, exported by the build under this and their number. */
export const VARIABLE = 'variable.';

/**
 * An instance of the interpreter, to be put back into the state of the snapshot before each use. Memory and
 * variables are all the state that there is, so that putting them back is as good as a new instance and ten
 * times faster.
 */
export class Interpreter {
  readonly system: System;
  readonly python: Python;
  readonly #snapshot: Snapshot;
  readonly #variables: readonly { value: number }[];

  constructor(image: Image, surroundings: RunEnvironment) {
    this.#snapshot = parseSnapshot(image.snapshot);
    const { system, python } = instantiate(image, surroundings);
    this.system = system;
    this.python = python;
    this.#variables = variablesOf(python.exports);
    system.memory.grow(this.#snapshot.memoryBytes - system.memory.size);
    this.restore();
  }

  /**
   * Whether memory has grown past the snapshot's: it cannot shrink, so that the instance is of no more use.
   */
  get grown(): boolean {
    return this.system.memory.size > this.#snapshot.memoryBytes;
  }

  restore(): void {
    const { globals, extents, content } = this.#snapshot;
    this.#variables.forEach((variable, i) => (variable.value = itemAt(globals, i)));
    const { bytes } = this.system.memory;
    let from = 0;
    let cleared = 0;
    for (const [at, length] of extents) {
      bytes.fill(0, cleared, at);
      bytes.set(content.subarray(from, from + length), at);
      from += length;
      cleared = at + length;
    }
    bytes.fill(0, cleared);
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }
}

/** A new instance in which nothing has run, with the function outside in its table. */
export function instantiate(
  { module }: Pick<Image, 'module'>,
  surroundings: RunEnvironment,
): { readonly system: System; readonly python: Python; readonly outside: number } {
  const system = new System(surroundings);
  const exports = new wasm.Instance(
    module,
    system.imports(module, { ...fileCalls(system), ...clockCalls(system) }),
  ).exports as Exports;
  system.attach(exports);
  const table = exports.__indirect_function_table;
  const outside = table.grow(1);
  table.set(
    outside,
    functionOf((self, args, count, names) => surroundings.call(self as Obj, args, count, names as Obj)),
  );
  return { system, python: new Python(exports, system.memory), outside };
}

/** The variables that code changes, in the order of their names. */
export function variablesOf(exports: Exports): { value: number }[] {
  return Object.entries(exports as unknown as Record<string, { value: number }>)
    .filter(([name]) => name.startsWith(VARIABLE))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, variable]) => variable);
}

/**
 * `(module (import "o" "f" (func (param i32 i32 i32 i32) (result i32))) (export "f" (func 0)))`: a table
 * takes only such.
 */
const PASS_ON = Uint8Array.of(
  0x00,
  0x61,
  0x73,
  0x6d,
  0x01,
  0x00,
  0x00,
  0x00, // header
  0x01,
  0x09,
  0x01,
  0x60,
  0x04,
  0x7f,
  0x7f,
  0x7f,
  0x7f,
  0x01,
  0x7f, // type
  0x02,
  0x07,
  0x01,
  0x01,
  0x6f,
  0x01,
  0x66,
  0x00,
  0x00, // import
  0x07,
  0x05,
  0x01,
  0x01,
  0x66,
  0x00,
  0x00, // export
);

function functionOf(action: (self: number, args: number, count: number, names: number) => number): unknown {
  const { exports } = new wasm.Instance(new wasm.Module(PASS_ON), { o: { f: action } });
  return (exports as { readonly f: unknown }).f;
}
