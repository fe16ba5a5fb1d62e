import { gunzipSync } from 'node:zlib';

/** An entry of a tar file. */
export interface TarEntry {
  /** With `/`, as it stands in the archive. */
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  readonly bytes: Uint8Array;
}

export type Tar =
  | { readonly is: 'tar'; readonly entries: readonly TarEntry[] }
  /** Cut short, or damaged. */
  | { readonly is: 'damaged' }
  | { readonly is: 'too-large' }
  | { readonly is: 'other' };

const BLOCK = 512;
const MOST_ENTRIES = 1_000_000;

/**
 * The entries of a tar file, packed by gzip or not, in memory: POSIX's ustar with its `prefix`, long names of
 * pax and of GNU. Each header's checksum must be right, and nothing is read beyond the end. The libraries for
 * this work on streams, or trust the sizes that an archive claims.
 *
 * @param most Bytes that it may unpack to.
 */
export function readTarEntries(file: Uint8Array, most: number): Tar {
  const packed = file[0] === 0x1f && file[1] === 0x8b;
  let bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (packed)
    try {
      bytes = gunzipSync(file, { maxOutputLength: most });
    } catch (error) {
      return {
        is: (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'damaged',
      };
    }
  if (bytes.length > most) return { is: 'too-large' };
  const entries: TarEntry[] = [];
  let long: string | null = null;
  for (let at = 0; at + BLOCK <= bytes.length;) {
    const header = bytes.subarray(at, at + BLOCK);
    if (header.every((byte) => byte === 0)) return { is: 'tar', entries };
    const size = octal(header, 124, 12);
    if (!hasChecksum(header) || size === null) return { is: at === 0 && !packed ? 'other' : 'damaged' };
    const data = bytes.subarray(at + BLOCK, at + BLOCK + size);
    if (data.length < size || entries.length >= MOST_ENTRIES) return { is: 'damaged' };
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    const type = String.fromCharCode(header[156] ?? 0);
    if (type === 'L') long = textIn(data, 0, data.length);
    else if (type === 'x') long = paxPath(data) ?? long;
    else if (type !== 'g' && type !== 'K') {
      const path: string = long ?? nameIn(header);
      entries.push({ path, kind: kindOf(type, path), bytes: type in FILES ? new Uint8Array(data) : EMPTY });
      long = null;
    }
  }
  // Some tools leave out the blocks of zeros at the end.
  return entries.length > 0 ? { is: 'tar', entries } : { is: packed ? 'damaged' : 'other' };
}

const EMPTY = new Uint8Array(0);
const FILES = { '0': true, '\0': true, '7': true };

function kindOf(type: string, path: string): TarEntry['kind'] {
  if (type === '5' || (type in FILES && path.endsWith('/'))) return 'folder';
  if (type in FILES) return 'file';
  return type === '1' || type === '2' ? 'link' : 'other';
}

/** A number in octal digits, between blanks or zeros; null for anything else. */
function octal(header: Buffer, from: number, length: number): number | null {
  const text = header
    .toString('latin1', from, from + length)
    .replaceAll('\0', ' ')
    .trim();
  return /^[0-7]{1,11}$/.test(text) ? Number.parseInt(text, 8) : text === '' ? 0 : null;
}

function hasChecksum(header: Buffer): boolean {
  let sum = 0;
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 0x20 : byte;
  return octal(header, 148, 8) === sum;
}

function nameIn(header: Buffer): string {
  const name = textIn(header, 0, 100);
  const prefix = header.toString('latin1', 257, 263) === 'ustar\0' ? textIn(header, 345, 155) : '';
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** Text up to the first zero. */
function textIn(bytes: Buffer, from: number, length: number): string {
  const text = bytes.subarray(from, from + length);
  const end = text.indexOf(0);
  return text.toString('utf8', 0, end < 0 ? text.length : end);
}

/** `<length> path=<path>\n` among the records of pax, whose lengths are in bytes. */
function paxPath(data: Buffer): string | null {
  let path: string | null = null;
  for (let at = 0; at < data.length;) {
    const blank = data.indexOf(0x20, at);
    const length = blank < 0 || blank - at > 9 ? Number.NaN : Number(data.toString('latin1', at, blank));
    if (!Number.isInteger(length) || length <= blank - at) break;
    const record = data.toString('utf8', blank + 1, at + length - 1);
    if (record.startsWith('path=')) path = record.slice(5);
    at += length;
  }
  return path;
}
