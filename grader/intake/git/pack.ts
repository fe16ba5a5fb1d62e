import { inflateSync } from 'node:zlib';

/** Git's packs and their indexes of version 2: https://git-scm.com/docs/gitformat-pack */

const MOST_OBJECT = 1024 * 1024;
const DEEPEST = 60;
const [COMMIT, OFFSET_DELTA, NAME_DELTA] = [1, 6, 7];
const NAMES = 8 + 256 * 4;

/** Where in its pack an object begins; null where it is not there, or the index is no index. */
export function offsetOf(index: Uint8Array, id: string): number | null {
  const bytes = Buffer.from(index.buffer, index.byteOffset, index.byteLength);
  if (bytes.length < NAMES || bytes.readUInt32BE(0) !== 0xff744f63 || bytes.readUInt32BE(4) !== 2)
    return null;
  const count = bytes.readUInt32BE(NAMES - 4);
  if (bytes.length < NAMES + count * 28) return null;
  const wanted = Buffer.from(id, 'hex');
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = NAMES + middle * 20;
    const order = bytes.compare(wanted, 0, 20, at, at + 20);
    if (order === 0) {
      const offset = bytes.readUInt32BE(NAMES + count * 24 + middle * 4);
      // Larger ones stand in a table for packs of gigabytes.
      return offset >= 0x80000000 ? null : offset;
    }
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return null;
}

/** The text of a commit in a pack; null for all else. */
export function packedCommit(pack: Uint8Array, index: Uint8Array, offset: number): string | null {
  const bytes = Buffer.from(pack.buffer, pack.byteOffset, pack.byteLength);
  try {
    const deltas: Buffer[] = [];
    let at = offset;
    while (deltas.length <= DEEPEST) {
      const { type, size, end } = headAt(bytes, at);
      if (size > MOST_OBJECT || ![COMMIT, OFFSET_DELTA, NAME_DELTA].includes(type)) return null;
      const base = type === COMMIT ? { at, end } : baseAt(bytes, index, type, at, end);
      const content = inflateSync(bytes.subarray(base.end, base.end + 2 * size + 1024), {
        maxOutputLength: MOST_OBJECT,
      });
      if (type === COMMIT) return deltas.reduceRight(applied, content).toString('latin1');
      deltas.push(content);
      at = base.at;
    }
    return null;
  } catch {
    // Cut short, or with numbers that lead out of it.
    return null;
  }
}

/** Type, size and the end of the head of an object. */
function headAt(
  bytes: Buffer,
  at: number,
): { readonly type: number; readonly size: number; readonly end: number } {
  const first = bytes.readUInt8(at);
  let [size, end, isLast] = [first & 15, at + 1, first < 128];
  for (let shift = 4; !isLast; shift += 7) {
    const next = bytes.readUInt8(end);
    size += (next & 127) * 2 ** shift;
    isLast = next < 128 || shift > 40;
    end += 1;
  }
  return { type: (first >> 4) & 7, size, end };
}

/** Where the object begins that a delta changes, and where the delta itself does. */
function baseAt(
  bytes: Buffer,
  index: Uint8Array,
  type: number,
  at: number,
  from: number,
): { readonly at: number; readonly end: number } {
  if (type === NAME_DELTA) {
    const base = offsetOf(index, bytes.toString('hex', from, from + 20));
    if (base === null) throw new RangeError('not in this pack');
    return { at: base, end: from + 20 };
  }
  let [byte, end] = [bytes.readUInt8(from), from + 1];
  let back = byte & 127;
  for (; byte >= 128 && end < from + 8; end += 1) {
    byte = bytes.readUInt8(end);
    back = (back + 1) * 128 + (byte & 127);
  }
  if (back <= 0 || back > at) throw new RangeError('not in this pack');
  return { at: at - back, end };
}

/** What a delta makes of its base: pieces of the base, and bytes of its own. */
function applied(base: Buffer, delta: Buffer): Buffer {
  let at = 0;
  const number = (): number => {
    let [value, byte] = [0, 128];
    for (let shift = 0; byte >= 128 && shift <= 42; shift += 7) {
      byte = delta.readUInt8(at);
      value += (byte & 127) * 2 ** shift;
      at += 1;
    }
    return value;
  };
  const [before, after] = [number(), number()];
  if (before !== base.length || after > MOST_OBJECT) throw new RangeError('another base');
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer, size: number): void => {
    if (part.length !== size || size === 0 || length + size > after) throw new RangeError('out of bounds');
    parts.push(part);
    length += size;
  };
  while (at < delta.length) {
    const code = delta.readUInt8(at);
    at += 1;
    if (code < 128) {
      add(delta.subarray(at, at + code), code);
      at += code;
      continue;
    }
    let [from, size] = [0, 0];
    for (let bit = 0; bit < 7; bit += 1) {
      if (((code >> bit) & 1) === 0) continue;
      const value = delta.readUInt8(at);
      at += 1;
      if (bit < 4) from += value * 2 ** (8 * bit);
      else size += value * 2 ** (8 * (bit - 4));
    }
    const wanted = size === 0 ? 0x10000 : size;
    add(base.subarray(from, from + wanted), wanted);
  }
  if (length !== after) throw new RangeError('cut short');
  return Buffer.concat(parts);
}
