import { itemAt } from '../../types/lookup.ts';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CAPS, formatBytes } from './caps.ts';
import { byCodeUnit, isIgnored, unusable, withheld } from './found.ts';
import type { Accepts, Found, FoundFile, Refusal } from './found.ts';
import { printable } from './printable.ts';

/**
 * Reads the source files of a folder. Links and devices are never followed; what is too big is refused.
 * Other files are passed over unread, except that a lone zip is for the caller to open.
 */
export async function readFolder(folder: string, accepts: Accepts): Promise<Found | Refusal> {
  const files: FoundFile[] = [];
  const passedOver: string[] = [];
  let met = 0;
  let total = 0;
  const waiting: { readonly path: string; readonly depth: number }[] = [{ path: '', depth: 0 }];
  while (waiting.length > 0) {
    const { path, depth } = waiting.pop()!;
    let names: string[];
    try {
      names = (await readdir(join(folder, path))).sort(byCodeUnit);
    } catch (error) {
      return withheld(
        `The folder ${printable(path === '' ? folder : path)} cannot be read (${reasonOf(error)})`,
      );
    }
    met += names.length;
    if (met > CAPS.names)
      return unusable(`There are more than ${CAPS.names} files; hand in only your own source files`);
    for (const name of names) {
      if (isIgnored(name)) continue;
      const inside = path === '' ? name : `${path}/${name}`;
      const at = join(folder, inside);
      const kind = await kindOf(at);
      if (kind.is === 'unknown') return withheld(`${printable(inside)} cannot be read (${kind.reason})`);
      if (kind.is === 'folder') {
        if (depth + 1 > CAPS.depth)
          return unusable(`Folders are nested more than ${CAPS.depth} deep at ${printable(inside)}`);
        waiting.push({ path: inside, depth: depth + 1 });
        continue;
      }
      if (!accepts(name)) {
        passedOver.push(inside);
        continue;
      }
      if (kind.is !== 'file')
        return unusable(
          `${printable(inside)} is ${kind.is === 'link' ? 'a link' : 'not an ordinary file'}, which is ` +
            'never followed; put the file itself there',
        );
      const problem =
        nameProblem(inside) ??
        sizeProblem(inside, kind.size, total) ??
        (files.length >= CAPS.files ? tooManyFiles() : null);
      if (problem !== null) return problem;
      const bytes = await readCapped(at, inside);
      if ('refused' in bytes) return bytes;
      total += bytes.byteLength;
      const grown = sizeProblem(inside, bytes.byteLength, total - bytes.byteLength);
      if (grown !== null) return grown;
      files.push({ path: inside, bytes });
    }
  }
  return { files, passedOver };
}

type Kind =
  | { readonly is: 'file'; readonly size: number }
  | { readonly is: 'folder' | 'link' | 'other' }
  | { readonly is: 'unknown'; readonly reason: string };

/** What stands at a path, the path's last part not followed. */
export async function kindOf(path: string): Promise<Kind> {
  try {
    const stats = await lstat(path);
    if (stats.isSymbolicLink()) return { is: 'link' };
    if (stats.isDirectory()) return { is: 'folder' };
    return stats.isFile() ? { is: 'file', size: stats.size } : { is: 'other' };
  } catch (error) {
    return { is: 'unknown', reason: reasonOf(error) };
  }
}

/** Reads at most one byte more than a source file may have, whatever the file's size claims to be. */
export async function readCapped(
  path: string,
  name: string,
  cap: number = CAPS.fileBytes,
): Promise<Uint8Array | Refusal> {
  try {
    const handle = await open(path, 'r');
    try {
      const chunks: Uint8Array[] = [];
      let length = 0;
      while (length <= cap) {
        const { bytesRead, buffer } = await handle.read(
          new Uint8Array(Math.min(64 * 1024, cap + 1 - length)),
          0,
        );
        if (bytesRead === 0) break;
        chunks.push(buffer.subarray(0, bytesRead));
        length += bytesRead;
      }
      return chunks.length === 1 ? itemAt(chunks, 0) : new Uint8Array(Buffer.concat(chunks, length));
    } finally {
      await handle.close();
    }
  } catch (error) {
    return withheld(`${printable(name)} cannot be read (${reasonOf(error)})`);
  }
}

/** Names that no honest source file has; `..` and absolute paths are the archive's to refuse. */
export function nameProblem(path: string): Refusal | null {
  if (/[\p{Cc}]/u.test(path))
    return unusable(`The name ${printable(path)} holds a control character; rename the file`);
  return path.length > 1000 ? unusable(`The name ${printable(path)} is too long; rename the file`) : null;
}

/** What is wrong with a file of `size` bytes after `before` bytes of others; null when nothing is. */
export function sizeProblem(path: string, size: number, before: number): Refusal | null {
  const cap = formatBytes(CAPS.fileBytes);
  const is = formatBytes(size) === cap ? `a little over ${cap}` : formatBytes(size);
  if (size > CAPS.fileBytes)
    return unusable(`${printable(path)} is ${is}; a source file may have at most ${cap}`);
  if (before + size > CAPS.totalBytes)
    return unusable(
      `The source files are more than ${formatBytes(CAPS.totalBytes)} together; hand in only your own`,
    );
  return null;
}

export const tooManyFiles = (): Refusal =>
  unusable(`There are more than ${CAPS.files} source files; hand in only your own`);

/** A system error in words. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return REASONS[code] ?? (code === '' ? 'unknown error' : code);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'its links run in a circle',
  ENOTDIR: 'it is not a folder',
  EISDIR: 'it is a folder',
  EMFILE: 'too many files are open',
  EIO: 'the disk reports an error',
  ENAMETOOLONG: 'its name is too long',
  EBUSY: 'another program is using it',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};
