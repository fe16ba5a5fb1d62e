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
  readonly encrypted?: boolean;
  /** Leaves out the flag that says that the name is UTF-8. */
  readonly isUnmarked?: boolean;
  /** Checksum to claim. */
  readonly crc?: number;
}

/**
 * Writes a zip, honest or not. Follows PKWARE's APPNOTE 6.3: local headers with data, then the central
 * directory.
 */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const {
    name,
    bytes = '',
    mode = 0o100644,
    claims,
    method = 8,
    encrypted = false,
    isUnmarked = false,
    crc,
  } of entries) {
    const raw = Buffer.from(bytes);
    const packed = method === 8 ? deflateRawSync(raw) : raw;
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((isUnmarked ? 0 : 0x0800) | (encrypted ? 1 : 0), 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE(crc ?? crc32(raw), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims ?? raw.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, packed);
    central.push(Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 3]), common, tail, nameBytes);
    offset += 30 + nameBytes.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
