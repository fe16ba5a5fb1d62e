import { itemAt } from '../../types/lookup.ts';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CAPS } from './caps.ts';
import { byCodeUnit, ENVIRONMENT, isBuilt, isHidden, isIgnored, unusable, withheld } from './found.ts';
import type { Accepts, Found, Refusal } from './found.ts';
import { Intake, notFollowed } from './intake.ts';
import { printable } from './printable.ts';

interface Waiting {
  readonly path: string;
  readonly depth: number;
}

/**
 * Reads the source files of a folder. Links and devices are never followed; programs that are too many are
 * refused. Other files are passed over unread, except that a lone zip is for the caller to open. What tools
 * have built is looked at only if there is no program elsewhere.
 */
export async function readFolder(folder: string, accepts: Accepts): Promise<Found | Refusal> {
  const intake = new Intake();
  const waiting: Waiting[] = [{ path: '', depth: 0 }];
  const built: Waiting[] = [];
  let met = 0;
  for (;;) {
    const next = waiting.pop() ?? (intake.hasProgram ? undefined : built.pop());
    if (next === undefined) break;
    const { path, depth } = next;
    let names: string[];
    try {
      names = (await readdir(join(folder, path))).sort(byCodeUnit);
    } catch (error) {
      return withheld(
        `The folder ${printable(path === '' ? folder : path)} cannot be read (${reasonOf(error)})`,
      );
    }
    if (names.includes(ENVIRONMENT)) continue;
    met += names.length;
    if (met > CAPS.names)
      return unusable(`There are more than ${CAPS.names} files; hand in only your own source files`);
    for (const name of names.filter(isHidden)) intake.hidden.add(name);
    for (const name of names.filter((each) => !isIgnored(each))) {
      const inside = path === '' ? name : `${path}/${name}`;
      const kind = await kindOf(join(folder, inside));
      if (kind.is === 'unknown') return withheld(`${printable(inside)} cannot be read (${kind.reason})`);
      if (kind.is === 'folder') {
        if (depth + 1 > CAPS.depth)
          return unusable(`Folders are nested more than ${CAPS.depth} deep at ${printable(inside)}`);
        (isBuilt(name) ? built : waiting).push({ path: inside, depth: depth + 1 });
        continue;
      }
      const problem = await takeFile(intake, join(folder, inside), inside, accepts(name), kind);
      if (problem !== null) return problem;
    }
  }
  return intake;
}

/** Takes a file in, or passes it over; or says why nothing can be read. */
async function takeFile(
  intake: Intake,
  at: string,
  inside: string,
  part: ReturnType<Accepts>,
  kind: Exclude<Kind, { readonly is: 'unknown' }>,
): Promise<Refusal | null> {
  if (part === null || (part === 'data' && kind.is !== 'file')) {
    intake.passedOver.push(inside);
    return null;
  }
  if (kind.is !== 'file') return notFollowed(inside, kind.is);
  const admitted = intake.admit(inside, part, kind.size);
  if (admitted !== true) return admitted === false ? null : admitted;
  const bytes = await readCapped(at, inside);
  if ('refused' in bytes) return bytes;
  // It may have grown since.
  const stays = intake.admit(inside, part, bytes.byteLength);
  if (stays === true) intake.add({ path: inside, bytes }, part);
  return typeof stays === 'boolean' ? null : stays;
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
