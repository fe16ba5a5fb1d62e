import type { HostWork } from '../hostWork.ts';
import type { WasmMemory } from '../webAssembly.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The interpreter's memory, seen anew after it has grown. Whoever asks for what lies outside gets a
 * RangeError: the interpreter has been made to misread itself.
 */
export class Memory {
  readonly #memory: WasmMemory;
  /** Texts that are read and written are paid for. */
  readonly work: HostWork;
  #bytes: Uint8Array;
  #view: DataView;

  constructor(memory: WasmMemory, work: HostWork) {
    this.#memory = memory;
    this.work = work;
    this.#bytes = new Uint8Array(memory.buffer);
    this.#view = new DataView(memory.buffer);
  }

  get bytes(): Uint8Array {
    // A memory that grows leaves its old buffer empty.
    if (this.#bytes.length === 0) this.#renew();
    return this.#bytes;
  }

  get view(): DataView {
    if (this.#bytes.length === 0) this.#renew();
    return this.#view;
  }

  #renew(): void {
    this.#bytes = new Uint8Array(this.#memory.buffer);
    this.#view = new DataView(this.#memory.buffer);
  }

  get size(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Adds room for `bytes` more, in whole pages. Throws when there is none. */
  grow(bytes: number): void {
    this.#memory.grow(Math.ceil(bytes / PAGE));
  }

  u32(at: number): number {
    return this.view.getUint32(at, true);
  }

  i32(at: number): number {
    return this.view.getInt32(at, true);
  }

  setU32(at: number, value: number): void {
    this.view.setUint32(at, value, true);
  }

  setI32(at: number, value: number): void {
    this.view.setInt32(at, value, true);
  }

  setI64(at: number, value: bigint): void {
    this.view.setBigInt64(at, value, true);
  }

  text(at: number, length: number): string {
    this.work.chargeText(length);
    return decoder.decode(this.bytes.subarray(at, at + length));
  }

  /** A text that ends with a zero byte; null if that is not among the next `most`. */
  zeroEnded(at: number, most: number): string | null {
    const end = this.bytes.subarray(at, at + most).indexOf(0);
    return end < 0 ? null : this.text(at, end);
  }

  /** Writes a text and a zero byte where there is room for `room` bytes; gives the bytes written. */
  writeZeroEnded(at: number, text: string, room = Infinity): number {
    const encoded = encode(`${text}\0`);
    if (encoded.length > room) return 0;
    this.bytes.set(encoded, at);
    return encoded.length;
  }
}

export const PAGE = 65_536;

export const encode = (text: string): Uint8Array => encoder.encode(text);
