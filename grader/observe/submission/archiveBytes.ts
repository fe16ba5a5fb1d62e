import { isOpened, isTar } from './archives.ts';
import { CAPS, formatBytes } from './caps.ts';
import { unusable } from './found.ts';
import type { Accepts, Found, Refusal } from './found.ts';
import { printable } from './printable.ts';

/** Reads a file that lies beside others, within a cap. */
export type ReadBytes = (path: string, cap: number) => Promise<Uint8Array | Refusal>;

/** Course systems often give a folder a student that holds just the archive that was uploaded. */
export async function openLoneArchive(
  found: Found | Refusal,
  accepts: Accepts,
  read: ReadBytes,
): Promise<Found | Refusal> {
  if ('refused' in found || found.files.length > 0) return found;
  const [first, ...others] = found.passedOver.filter(isOpened);
  return first === undefined || others.length > 0 ? found : readArchive(first, accepts, read);
}

/** Reads an archive of a kind that is opened. */
export async function readArchive(path: string, accepts: Accepts, read: ReadBytes): Promise<Found | Refusal> {
  const bytes = await read(path, CAPS.zipBytes);
  if ('refused' in bytes) return bytes;
  if (bytes.byteLength > CAPS.zipBytes) return archiveTooLarge(path, bytes.byteLength);
  // Most submissions are no archive, and a student who checks a folder need not wait for its reader.
  if (isTar(path)) return (await import('./tar.ts')).readTar(bytes, path, accepts);
  return (await import('./zip.ts')).readZip(bytes, path, accepts);
}

export function archiveTooLarge(path: string, size: number): Refusal {
  const kind = isTar(path) ? 'an archive' : 'a zip';
  const cap = formatBytes(CAPS.zipBytes);
  const is = formatBytes(size) === cap ? `more than ${cap}` : formatBytes(size);
  return unusable(
    `${printable(path)} is ${is}; ${kind} may have at most ${cap}, so zip only your own source files`,
  );
}
