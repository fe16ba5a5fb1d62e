/**
 * Reading and writing the integers of the WebAssembly binary format (core specification, section 5.2.2:
 * LEB128).
 */

/** A cursor over bytes. Throws a RangeError past the end, as only a truncated module gets there. */
export class ByteReader {
  readonly bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  u8(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new RangeError(`the module ends at byte ${this.at}`);
    this.at += 1;
    return byte;
  }

  u32(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.u8();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw new RangeError(`an integer before byte ${this.at} is too long`);
  }

  /** Passes over one integer of any width. */
  skipInteger(): void {
    while (this.u8() >= 0x80);
  }

  skip(count: number): void {
    this.at += count;
  }

  /** A vector's length-prefixed bytes: a name, or a section's content. */
  take(count: number): Uint8Array {
    const taken = this.bytes.subarray(this.at, this.at + count);
    if (taken.length < count) throw new RangeError(`the module ends at byte ${this.bytes.length}`);
    this.at += count;
    return taken;
  }
}

export function u32(value: number): number[] {
  const bytes: number[] = [];
  let rest = value >>> 0;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

export function s64(value: bigint): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    // Done when what is left is only the sign, and the sign bit of this byte says so.
    if ((rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0)) return [...bytes, low];
    bytes.push(low | 0x80);
  }
}

export function concat(parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
