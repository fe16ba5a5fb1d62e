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
  const zip = new GrowingZip();
  return Buffer.concat([...files.flatMap((file) => zip.add(file)), zip.end()]);
}

/** A file whose content is got when its turn comes. */
export interface LaterFile extends Pick<ZipFile, 'path'> {
  content(): Promise<ZipFile['content']>;
}

/** The same a piece at a time, with no more than one of the files in memory. */
export async function* zipPieces(files: Iterable<LaterFile>): AsyncGenerator<Uint8Array> {
  const zip = new GrowingZip();
  for (const { path, content } of files) yield* zip.add({ path, content: await content() });
  yield zip.end();
}

class GrowingZip {
  readonly #directory: Buffer[] = [];
  #files = 0;
  #offset = 0;

  /** What a file adds. */
  add({ path, content, isProgram = false }: ZipFile): Buffer[] {
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
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((isProgram ? PROGRAM : FILE) * 0x1_0000, 6);
    tail.writeUInt32LE(this.#offset, 10);
    const head = Buffer.from('PK\u0001\u0002__', 'latin1');
    head.writeUInt16LE(MADE_BY, 4);
    this.#directory.push(head, common, tail, name);
    this.#files += 1;
    this.#offset += 4 + common.length + name.length + body.length;
    return [Buffer.from('PK\u0003\u0004', 'latin1'), common, name, body];
  }

  /** What comes after the last file. */
  end(): Buffer {
    const central = Buffer.concat(this.#directory);
    const end = Buffer.alloc(22);
    end.write('PK\u0005\u0006', 0, 'latin1');
    end.writeUInt16LE(this.#files, 8);
    end.writeUInt16LE(this.#files, 10);
    end.writeUInt32LE(central.length, 12);
    end.writeUInt32LE(this.#offset, 16);
    return Buffer.concat([central, end]);
  }
}
