import { crc32 } from 'node:zlib';

/** 1 January 1980, the first day that a zip can name: the same files make the same bytes. */
const DATE = 0x0021;

/** A file on its way into an archive. */
export interface ZipFile {
  /** Relative, with `/`. */
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Whether it is a program, for systems that ask. */
  readonly isProgram?: boolean;
}

/** What made it: version 2.0 of the format, on Unix, which gives files their rights. */
const MADE_BY = (3 << 8) | 20;
const PROGRAM = 0o100755;
const FILE = 0o100644;

/** A zip of files, stored as they are, in the order given; names are UTF-8. */
export function zipOf(files: readonly ZipFile[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, content, isProgram = false } of files) {
    const name = Buffer.from(path, 'utf8');
    const body = typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0); // version needed
    common.writeUInt16LE(0x0800, 2); // names are UTF-8
    common.writeUInt16LE(0, 4); // stored
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(body), 10);
    common.writeUInt32LE(body.length, 14);
    common.writeUInt32LE(body.length, 18);
    common.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, name, body);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((isProgram ? PROGRAM : FILE) * 0x1_0000, 6);
    tail.writeUInt32LE(offset, 10);
    const head = Buffer.from('PK\u0001\u0002__', 'latin1');
    head.writeUInt16LE(MADE_BY, 4);
    directory.push(head, common, tail, name);
    offset += 4 + common.length + name.length + body.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}
