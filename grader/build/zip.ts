/**
 * Signatures and sizes of PKWARE's APPNOTE 6.3: local header, entry of the central directory, and its end.
 */
const ENTRY = 0x0201_4b50;
const END = 0x0605_4b50;
const LOCAL_SIZE = 30;
const ENTRY_SIZE = 46;
const END_SIZE = 22;
const SIZE_FOLLOWS = 1 << 3;

/**
 * A zip without some of its files; what is left is copied as it is. Throws for a zip that tells a size late.
 */
export function withoutEntries(zip: Buffer, isDropped: (path: string) => boolean): Buffer {
  const end = zip.subarray(zip.length - END_SIZE);
  if (end.readUInt32LE(0) !== END) throw new Error('the archive is no zip, or has a comment');
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  let at = end.readUInt32LE(16);
  for (let left = end.readUInt16LE(10); left > 0; left -= 1) {
    const entry = entryAt(zip, at);
    at += entry.header.length;
    if (isDropped(entry.path)) continue;
    entry.header.writeUInt32LE(offset, 42);
    central.push(entry.header);
    local.push(entry.content);
    offset += entry.content.length;
  }
  const directory = Buffer.concat(central);
  return Buffer.concat([...local, directory, endOf(central.length, directory.length, offset)]);
}

/** A file of the zip: its place in the directory, copied, and its bytes with their own header. */
function entryAt(zip: Buffer, at: number): { path: string; header: Buffer; content: Buffer } {
  if (zip.readUInt32LE(at) !== ENTRY) throw new Error(`the archive's directory is broken at byte ${at}`);
  if ((zip.readUInt16LE(at + 8) & SIZE_FOLLOWS) !== 0) throw new Error('the archive tells sizes late');
  const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
    number,
    number,
    number,
  ];
  const local = zip.readUInt32LE(at + 42);
  const start = local + LOCAL_SIZE + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  return {
    path: zip.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + name),
    header: Buffer.from(zip.subarray(at, at + ENTRY_SIZE + name + extra + comment)),
    content: zip.subarray(local, start + zip.readUInt32LE(at + 20)),
  };
}

function endOf(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(END_SIZE);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
