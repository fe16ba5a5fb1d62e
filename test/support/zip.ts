import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a test zip; everything but the name and the bytes is for archives that no tool would make. */
export interface ZipEntry {
  readonly name: string | Buffer;
  readonly bytes?: Uint8Array | string;
  /** Unix mode with its file type, e.g. 0o120777 for a link. */
  readonly mode?: number;
  /** Uncompressed size to claim instead of the true one. */
  readonly claims?: number;
  /** Compression method to claim: 8 is deflate. */
  readonly method?: number;
  readonly encrypted?: boolean | 'strongly';
  /** Leaves out the flag that says that the name is UTF-8. */
  readonly isUnmarked?: boolean;
  /** Checksum to claim. */
  readonly crc?: number;
  /** Sizes stand behind the data, as tools write them that do not know them before. */
  readonly isStreamed?: boolean;
  /** Sizes and place stand in an extra field of eight bytes each, as in zips of more than 4 GB. */
  readonly is64?: boolean;
  /** Another name before the data than in the directory. */
  readonly localName?: string;
  /** Has no data of its own, but that of the entry with this index. */
  readonly sharesDataOf?: number;
}

/** What stands around the entries. */
export interface ZipEnds {
  readonly before?: Uint8Array | string;
  readonly after?: Uint8Array | string;
  readonly comment?: Uint8Array | string;
  /** Places count from the start of the file, what stands before the entries included. */
  readonly countsBefore?: boolean;
}

interface Placed {
  readonly packed: Buffer;
  readonly common: Buffer;
  readonly offset: number;
}

const FULL = 0xffff_ffff;

/**
 * Writes a zip, honest or not. Follows PKWARE's APPNOTE 6.3: local headers with data, then the central
 * directory.
 */
export function zipOf(entries: readonly ZipEntry[], ends: ZipEnds = {}): Buffer {
  const before = Buffer.from(ends.before ?? '');
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  const placed: Placed[] = [];
  const start = ends.countsBefore === true ? before.length : 0;
  let offset = start;
  for (const entry of entries) {
    const shared = entry.sharesDataOf === undefined ? undefined : placed[entry.sharesDataOf];
    const own = shared ?? { ...packedOf(entry), offset };
    placed.push(own);
    if (shared === undefined) {
      const parts = localParts(entry, own);
      local.push(...parts);
      offset += lengthOf(parts);
    }
    central.push(...centralParts(entry, own));
  }
  const end = Buffer.alloc(22);
  const comment = Buffer.from(ends.comment ?? '');
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10);
  end.writeUInt32LE(lengthOf(central), 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([before, ...local, ...central, end, comment, Buffer.from(ends.after ?? '')]);
}

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0);

/** The data as it is stored, and what the two headers have in common, up to the length of the extra field. */
function packedOf(entry: ZipEntry): Pick<Placed, 'packed' | 'common'> {
  const { method = 8, encrypted = false, isUnmarked = false, isStreamed = false } = entry;
  const raw = Buffer.from(entry.bytes ?? '');
  const packed = method === 8 ? deflateRawSync(raw) : raw;
  const secret = encrypted === false ? 0 : encrypted === 'strongly' ? 0x41 : 1;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE((isUnmarked ? 0 : 0x0800) | secret | (isStreamed ? 8 : 0), 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt32LE(entry.crc ?? crc32(raw), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(entry.claims ?? raw.length, 18);
  common.writeUInt16LE(Buffer.from(entry.name).length, 22);
  return { packed, common };
}

function localParts({ name, localName, isStreamed = false }: ZipEntry, { packed, common }: Placed): Buffer[] {
  const header = Buffer.from(common);
  if (isStreamed) header.fill(0, 10, 22);
  const nameBytes = Buffer.from(localName ?? name);
  header.writeUInt16LE(nameBytes.length, 22);
  const descriptor = Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), common.subarray(10, 22)]);
  return [
    Buffer.from('PK\x03\x04', 'latin1'),
    header,
    nameBytes,
    packed,
    ...(isStreamed ? [descriptor] : []),
  ];
}

function centralParts(
  { name, mode = 0o100644, is64 = false }: ZipEntry,
  { common, offset }: Placed,
): Buffer[] {
  const header = Buffer.from(common);
  header.writeUInt16LE(Buffer.from(name).length, 22);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE((mode << 16) >>> 0, 6);
  tail.writeUInt32LE(is64 ? FULL : offset, 10);
  const extra = Buffer.alloc(is64 ? 28 : 0);
  if (is64) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    extra.writeBigUInt64LE(BigInt(common.readUInt32LE(18)), 4);
    extra.writeBigUInt64LE(BigInt(common.readUInt32LE(14)), 12);
    extra.writeBigUInt64LE(BigInt(offset), 20);
    header.writeUInt32LE(FULL, 14);
    header.writeUInt32LE(FULL, 18);
    header.writeUInt16LE(28, 24);
  }
  const made = Buffer.from([20, 3]);
  return [Buffer.from('PK\x01\x02', 'latin1'), made, header, tail, Buffer.from(name), extra];
}
