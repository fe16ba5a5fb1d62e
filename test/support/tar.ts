/** An entry of a test archive; everything but the name and the bytes is for archives that no tool would make. */
export interface TarTestEntry {
  readonly name: string;
  readonly bytes?: string | Uint8Array;
  /** `0` is a file, `2` a link, `5` a folder. */
  readonly type?: string;
  /** What the header says of the size, in its own digits. */
  readonly claims?: string;
  readonly checksum?: number;
}

/** Writes a tar file as POSIX's ustar has it; long names go into the prefix, or into a record of pax. */
export function tarOf(entries: readonly TarTestEntry[]): Buffer {
  const blocks = entries.flatMap((entry) => {
    const name = Buffer.from(entry.name);
    if (name.length <= 100) return blocksOf(entry);
    const record = ` path=${entry.name}\n`;
    const size = Buffer.byteLength(record);
    const length = size + String(size + String(size).length).length;
    return [
      ...blocksOf({ name: 'PaxHeader', type: 'x', bytes: `${length}${record}` }),
      ...blocksOf({ ...entry, name: 'cut' }),
    ];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

function blocksOf({ name, bytes = '', type = '0', claims, checksum }: TarTestEntry): Buffer[] {
  const data = Buffer.from(bytes);
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write(claims ?? data.length.toString(8).padStart(11, '0'), 124);
  header.write(type, 156);
  header.write('ustar\0', 257);
  header.fill(' ', 148, 156);
  const sum = checksum ?? header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return [header, data, Buffer.alloc((512 - (data.length % 512)) % 512)];
}
