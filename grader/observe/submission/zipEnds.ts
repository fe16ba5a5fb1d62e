/** `PK` and the number of a record, as APPNOTE 6.3 has it. */
const END = Buffer.from('PK\x05\x06', 'latin1');
const DIRECTORY = Buffer.from('PK\x01\x02', 'latin1');
const LOCAL = Buffer.from('PK\x03\x04', 'latin1');
const END_SIZE = 22;

/** What the bytes of a file called a zip are. */
export type ZipBytes =
  /** A zip, without what stands before its entries and behind its directory. */
  | { readonly is: 'zip'; readonly bytes: Buffer }
  /** A part of one. */
  | { readonly is: 'cut' }
  /** Something else; `archive` names an archive of another kind. */
  | { readonly is: 'other'; readonly archive?: string };

/**
 * Finds the zip in a file. Tools read one with a page or a program before it, a comment or padding behind it;
 * the library that reads entries takes neither. Where a comment holds the end of another zip, the one that
 * spans the whole file counts, else the last. Time is linear: each place that may be an end is looked at
 * once.
 */
export function zipIn(file: Uint8Array): ZipBytes {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  let last: { readonly from: number; readonly end: number } | null = null;
  for (let end = bytes.lastIndexOf(END); end >= 0; end = end === 0 ? -1 : bytes.lastIndexOf(END, end - 1)) {
    const from = startOf(bytes, end);
    if (from === null) continue;
    const spansAll = from === 0 && end + END_SIZE + bytes.readUInt16LE(end + 20) === bytes.length;
    if (spansAll || last === null) last = { from, end };
    if (spansAll) break;
  }
  if (last !== null)
    return { is: 'zip', bytes: withoutComment(bytes.subarray(last.from, last.end + END_SIZE)) };
  if ([LOCAL, DIRECTORY, END].some((record) => bytes.includes(record))) return { is: 'cut' };
  const archive = otherKind(bytes);
  return { is: 'other', ...(archive === undefined ? {} : { archive }) };
}

/** Where the zip begins whose end record stands at `end`; null if that is none. */
function startOf(bytes: Buffer, end: number): number | null {
  if (end + END_SIZE > bytes.length) return null;
  const [entries, size, offset] = [
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ];
  // In a zip of the large kind these stand elsewhere, and the library finds them.
  if (entries === 0xffff || size === 0xffff_ffff || offset === 0xffff_ffff) return 0;
  const directory = end - size;
  if (directory < offset) return null;
  const isThere = entries === 0 ? size === 0 : bytes.subarray(directory, directory + 4).equals(DIRECTORY);
  return isThere ? directory - offset : null;
}

/** The kind of an archive that is no zip, by its first bytes; undefined where it is none that is known. */
export function otherKind(file: Uint8Array): string | undefined {
  return OTHERS.find(([, head]) => head.equals(file.subarray(0, head.length)))?.[0];
}

function withoutComment(zip: Buffer): Buffer {
  if (zip.readUInt16LE(zip.length - 2) === 0) return zip;
  const copy = Buffer.from(zip);
  copy.writeUInt16LE(0, copy.length - 2);
  return copy;
}

const OTHERS: readonly (readonly [name: string, head: Buffer])[] = [
  ['RAR', Buffer.from('Rar!\x1a\x07', 'latin1')],
  ['7z', Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')],
  ['gzip', Buffer.from('\x1f\x8b', 'latin1')],
  ['xz', Buffer.from('\xfd7zXZ\0', 'latin1')],
  ['bzip2', Buffer.from('BZh', 'latin1')],
];
