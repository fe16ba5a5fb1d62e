import { itemAt } from '../../../types/lookup.ts';
import { LimitReached } from '../../host/errors.ts';
import type { HostWork } from '../hostWork.ts';
import type { Exports, Value } from './exports.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Texts up to here are read and written by hand: the encoder's own cost is a hundred times that of a
 * character.
 */
const SHORT = 16;

/** The high words of a boxed value (NaN boxing): what it is, unless it is a number with a fraction. */
export const TAG = { integer: 0, exception: 6, string: -7, object: -1 } as const;

/** Text allocated inside; `at` must be freed. */
export interface Text {
  readonly at: number;
  readonly length: number;
}

/** The engine's memory as bytes. */
export class Heap {
  readonly #exports: Exports;
  readonly #lengthAt: number;
  readonly #work: HostWork;
  #view: DataView;
  #bytes: Uint8Array;

  constructor(exports: Exports, work: HostWork) {
    this.#exports = exports;
    this.#work = work;
    this.#view = new DataView(exports.memory.buffer);
    this.#bytes = new Uint8Array(exports.memory.buffer);
    this.#lengthAt = this.allocate(4);
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

  /** A memory that grows leaves its old views empty. */
  #refresh(): void {
    this.#view = new DataView(this.#exports.memory.buffer);
    this.#bytes = new Uint8Array(this.#exports.memory.buffer);
  }

  allocate(bytes: number): number {
    const at = this.#exports.wasm_malloc(bytes);
    if (at === 0) throw new LimitReached('memory');
    return at;
  }

  tag(value: Value): number {
    return this.view.getInt32(value + 4, true);
  }

  /** The integer in a value with that tag. */
  integer(value: Value): number {
    return this.view.getInt32(value, true);
  }

  /** Moves the 64 bits of a value elsewhere and frees its box. */
  unbox(value: Value, to: number): void {
    const { view } = this;
    view.setInt32(to, view.getInt32(value, true), true);
    view.setInt32(to + 4, view.getInt32(value + 4, true), true);
    this.#exports.wasm_free(value);
  }

  /** Text with a zero behind it. */
  write(text: string): Text {
    if (text.length <= SHORT && isAscii(text)) {
      const at = this.allocate(text.length + 1);
      const { bytes } = this;
      for (let i = 0; i < text.length; i += 1) bytes[at + i] = text.charCodeAt(i);
      bytes[at + text.length] = 0;
      return { at, length: text.length };
    }
    this.#work.chargeText(text.length);
    const encoded = encoder.encode(text);
    const at = this.allocate(encoded.length + 1);
    this.bytes.set(encoded, at);
    this.bytes[at + encoded.length] = 0;
    return { at, length: encoded.length };
  }

  read(at: number, length: number): string {
    this.#work.chargeText(length);
    const { bytes } = this;
    if (length > SHORT) return decoder.decode(bytes.subarray(at, at + length));
    let text = '';
    for (let i = at; i < at + length; i += 1) {
      const byte = itemAt(bytes, i);
      if (byte >= 0x80) return decoder.decode(bytes.subarray(at, at + length));
      text += String.fromCharCode(byte);
    }
    return text;
  }

  readZeroEnded(at: number): string {
    return this.read(at, this.bytes.indexOf(0, at) - at);
  }

  /**
   * The text of a string or BigInt; lone surrogates become U+FFFD. Null for one of more than `most` bytes,
   * which is not read; NO_ROOM when the memory does not suffice.
   */
  readString(value: Value, most: number): string | null | NoRoom {
    const at = this.#exports.qjs_get_string_len(value, this.#lengthAt);
    if (at === 0) return NO_ROOM;
    const length = this.view.getUint32(this.#lengthAt, true);
    const text = length > most ? null : this.read(at, length);
    this.#exports.qjs_free_cstring(at);
    return text;
  }
}

/** The memory does not suffice. */
export const NO_ROOM = Symbol('no room');
type NoRoom = typeof NO_ROOM;

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) >= 0x80) return false;
  return true;
}
