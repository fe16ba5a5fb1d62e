import type { WasmModule } from '../webAssembly.ts';
import { PAGE } from './memory.ts';

/** Objects of the prelude that are called from outside. */
export const ROOTS = ['load', 'make', 'arity', 'play'] as const;
export type Roots = Readonly<Record<(typeof ROOTS)[number], number>>;

/** Where memory is not zero: from, length. */
export type Extent = readonly [at: number, length: number];

/** What a snapshot says about itself; the bytes of its extents follow one after another. */
export interface SnapshotHead {
  readonly memoryBytes: number;
  /** Values of the module's own variables, in the order of their names. */
  readonly globals: readonly number[];
  /** Address of the definition of each function outside, for new functions. */
  readonly definition: number;
  readonly roots: Roots;
  readonly extents: readonly Extent[];
}

/** What every interpreter of a process is made from; shared by its threads. */
export interface Image {
  readonly module: WasmModule;
  /** Head and extents as written by `formatSnapshot`. */
  readonly snapshot: Uint8Array;
  /** Python's standard library, a zip. */
  readonly library: Uint8Array;
}

export interface Snapshot extends SnapshotHead {
  readonly content: Uint8Array;
}

export const LIBRARY_PATH = '/lib/python.zip';

/** A length, the head as JSON, and the extents. */
export function formatSnapshot(
  head: Omit<SnapshotHead, 'extents' | 'memoryBytes'>,
  memory: Uint8Array,
): Uint8Array {
  const extents = extentsOf(memory);
  const whole: SnapshotHead = { ...head, memoryBytes: memory.length, extents };
  const text = new TextEncoder().encode(JSON.stringify(whole));
  const size = extents.reduce((sum, [, length]) => sum + length, 0);
  const bytes = new Uint8Array(4 + text.length + size);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  let at = 4 + text.length;
  for (const [from, length] of extents) {
    bytes.set(memory.subarray(from, from + length), at);
    at += length;
  }
  return bytes;
}

export function parseSnapshot(bytes: Uint8Array): Snapshot {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.slice(4, 4 + length))) as SnapshotHead;
  return { ...head, content: bytes.subarray(4 + length) };
}

const GRAIN = PAGE / 16;

function extentsOf(memory: Uint8Array): Extent[] {
  const extents: [number, number][] = [];
  for (let at = 0; at < memory.length; at += GRAIN) {
    if (memory.subarray(at, at + GRAIN).every((byte) => byte === 0)) continue;
    const last = extents.at(-1);
    if (last !== undefined && last[0] + last[1] === at) last[1] += GRAIN;
    else extents.push([at, GRAIN]);
  }
  return extents;
}
