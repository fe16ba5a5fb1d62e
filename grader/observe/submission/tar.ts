import { archiveNote } from './archives.ts';
import { CAPS, formatBytes } from './caps.ts';
import { collect } from './collect.ts';
import type { Item } from './collect.ts';
import { unusable, withheld } from './found.ts';
import type { Accepts, Found, Refusal } from './found.ts';
import { printable } from './printable.ts';
import { safeParts } from './safeParts.ts';
import { readTarEntries } from './tarEntries.ts';
import { otherKind } from './zipEnds.ts';

/** Reads the source files of a tar file held in memory, packed by gzip or not. */
export async function readTar(bytes: Uint8Array, name: string, accepts: Accepts): Promise<Found | Refusal> {
  if (bytes.byteLength === 0)
    return withheld(`${printable(name)} is empty (0 bytes), so the upload has failed; hand it in again`);
  const most = Math.min(CAPS.unpackedBytes, Math.max(CAPS.totalBytes, bytes.byteLength * CAPS.unpackedRatio));
  const tar = readTarEntries(bytes, most);
  if (tar.is === 'too-large')
    return unusable(
      `${printable(name)} would unpack to more than ${formatBytes(most)} from ` +
        `${formatBytes(bytes.byteLength)}, which no source files do`,
    );
  if (tar.is === 'damaged')
    return withheld(
      `${printable(name)} is not a complete archive (perhaps the upload was cut short); pack the files again`,
    );
  const kind = tar.is === 'other' ? otherKind(bytes) : undefined;
  if (kind !== undefined) return withheld(archiveNote([name], `${kind} by its content`));
  if (tar.is === 'other')
    return unusable(
      `${printable(name)} is not a tar archive, whatever its name says; hand in the files themselves, or ` +
        'a zip',
    );
  const items: Item[] = [];
  for (const { path, kind, bytes: content } of tar.entries) {
    const parts = safeParts(path);
    if (parts === null)
      return unusable(
        `${printable(name)} holds a path that leaves its folder (${printable(path)}); pack the files from ` +
          'inside their folder',
      );
    if (kind === 'folder' || parts.length === 0) continue;
    const read = (): Promise<Uint8Array> => Promise.resolve(content);
    items.push({ path: parts.join('/'), kind, size: content.byteLength, read });
  }
  // As when it is unpacked, the last entry of a name counts.
  return collect([...new Map(items.map((item) => [item.path, item])).values()], accepts);
}
