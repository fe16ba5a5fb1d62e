import { itemAt } from '../../../types/lookup.ts';
import type { SourceFile } from '../../../types/submission.ts';
import type { WasmModule } from '../webAssembly.ts';
import type { Exports } from './exports.ts';
import { start, type Callbacks } from './start.ts';

/** A WebAssembly instance of the engine, and whoever answers its callbacks at the moment. */
export class Machine {
  readonly exports: Exports;
  readonly #fuel: bigint;
  readonly #stackPointer: number;
  readonly #bytes: number;
  #callbacks: Callbacks | null = null;

  constructor(module: WasmModule) {
    const now = (): Callbacks => this.#callbacks!;
    this.exports = start(module, {
      host_call: (nameAt, nameLength, self, count, listAt) =>
        now().host_call(nameAt, nameLength, self, count, listAt),
      host_module_normalize: (baseAt, nameAt) => now().host_module_normalize(baseAt, nameAt),
      host_module_load: (nameAt, lengthAt) => now().host_module_load(nameAt, lengthAt),
    });
    this.#fuel = this.exports.fuel.value;
    this.#stackPointer = this.exports.__stack_pointer.value;
    this.#bytes = this.exports.memory.buffer.byteLength;
  }

  /** By how many bytes its memory has grown. */
  get grown(): number {
    return this.exports.memory.buffer.byteLength - this.#bytes;
  }

  connect(callbacks: Callbacks): Exports {
    this.#callbacks = callbacks;
    return this.exports;
  }

  /** A copy of its memory. */
  image(): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer.slice(0));
  }

  /**
   * Makes it what it was when it had the memory `image`. False if it cannot be: memory that has grown never
   * shrinks.
   */
  restore(image: Uint8Array): boolean {
    const { memory, fuel, __stack_pointer } = this.exports;
    this.#callbacks = null;
    if (memory.buffer.byteLength !== image.length) return false;
    new Uint8Array(memory.buffer).set(image);
    fuel.value = this.#fuel;
    __stack_pointer.value = this.#stackPointer;
    return true;
  }
}

/**
 * The machines of one thread. Each engine gets one in which nothing has run.
 *
 * To make an instance takes as long as a small check runs, so one that came to a clean end is put back to its
 * start and used for the submission's next check. That is a fresh one: memory and two globals are all that it
 * can change, which the build makes sure of. Another submission gets another instance all the same, should
 * that ever be wrong.
 */
export class Machines {
  readonly #module: WasmModule;
  #image: Uint8Array | null = null;
  #spare: Machine | null = null;
  #files: readonly SourceFile[] = [];

  constructor(module: WasmModule) {
    this.#module = module;
  }

  /** A machine for the submission of these files. */
  take(files: readonly SourceFile[]): Machine {
    const machine = (sameFiles(files, this.#files) ? this.#spare : null) ?? new Machine(this.#module);
    this.#spare = null;
    this.#files = files;
    this.#image ??= machine.image();
    return machine;
  }

  /** Takes back one whose engine is done with. Never one that trapped. */
  giveBack(machine: Machine): void {
    if (machine.restore(this.#image!)) this.#spare = machine;
  }
}

export function sameFiles(some: readonly SourceFile[], others: readonly SourceFile[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ path, text }, at) => path === itemAt(others, at).path && text === itemAt(others, at).text)
  );
}
