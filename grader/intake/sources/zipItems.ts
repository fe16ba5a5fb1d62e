import { crc32 } from 'node:zlib';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { unusable, withheld } from '../../observe/submission/found.ts';
import type { Refusal } from '../../observe/submission/found.ts';
import { printable } from '../../observe/submission/printable.ts';
import { inflate, nameOf, unixKind } from '../../observe/submission/zipEntry.ts';
import { safePath } from './safePath.ts';
import { MOST_NAMES } from './source.ts';
import type { Opened } from './source.ts';

/** Opens a zip on disk, whose files are read one by one as they are needed; null where it is none. */
export async function openZip(at: string): Promise<Opened | null> {
  let zip: ZipFile;
  try {
    zip = await openPromise(at, { decodeStrings: false, autoClose: false });
  } catch {
    return null;
  }
  const items: Opened['items'][number][] = [];
  const unsafe: string[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      const path = safePath(name);
      if (path === null) unsafe.push(name);
      if (path === null || path === '') continue;
      if (items.length >= MOST_NAMES) break;
      if (name.endsWith('/')) items.push({ path, kind: 'folder' });
      else
        items.push({
          path,
          kind: unixKind(entry),
          size: entry.uncompressedSize,
          read: (cap) => readEntry(zip, entry, path, cap),
        });
    }
  } catch {
    zip.close();
    return null;
  }
  return { items, unsafe, close: () => zip.close() };
}

async function readEntry(
  zip: ZipFile,
  entry: Entry,
  path: string,
  cap: number,
): Promise<Uint8Array | Refusal> {
  if (entry.uncompressedSize > cap) return unusable(`${printable(path)} is too large`);
  if (entry.isEncrypted()) return withheld(`${printable(path)} is protected by a password`);
  if (!entry.canDecodeFileData()) return withheld(`${printable(path)} is packed by an unusual method`);
  const bytes = await inflate(zip, entry);
  if (bytes === null || crc32(bytes) !== entry.crc32)
    return withheld(`${printable(path)} is damaged in the archive and cannot be unpacked; download it again`);
  return bytes;
}
