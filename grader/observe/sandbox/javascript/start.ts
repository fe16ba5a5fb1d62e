import { wasm, type WasmModule } from '../webAssembly.ts';
import type { Exports } from './exports.ts';

/** What the engine calls back for. */
export interface Callbacks {
  host_call(nameAt: number, nameLength: number, self: number, count: number, listAt: number): number;
  host_module_normalize(baseAt: number, nameAt: number): number;
  host_module_load(nameAt: number, lengthAt: number): number;
}

/** 2023-11-14T22:13:20Z, whenever the code runs. */
const NOW = 1_700_000_000_000_000_000n;

const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const NOT_SUPPORTED = 52;

/**
 * A fresh instance with a clock that stands still, no randomness and no files: nothing of the machine is seen
 * inside.
 */
export function start(module: WasmModule, callbacks: Callbacks): Exports {
  const instance: { readonly exports: unknown } = new wasm.Instance(module, {
    env: {
      ...callbacks,
      host_interrupt: () => 0,
      host_promise_rejection: () => undefined,
      host_get_timezone_offset: () => 0,
    },
    wasi_snapshot_preview1: {
      clock_time_get(_clock: number, _precision: bigint, at: number): number {
        new DataView(exports.memory.buffer).setBigUint64(at, NOW, true);
        return SUCCESS;
      },
      random_get(at: number, length: number): number {
        new Uint8Array(exports.memory.buffer, at, length).fill(0x42);
        return SUCCESS;
      },
      fd_write: () => BAD_DESCRIPTOR,
      fd_fdstat_get: () => BAD_DESCRIPTOR,
      fd_close: () => NOT_SUPPORTED,
      fd_seek: () => NOT_SUPPORTED,
    },
  });
  const exports = instance.exports as Exports;
  return exports;
}
