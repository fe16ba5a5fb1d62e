import { itemAt } from '../../types/lookup.ts';
import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Exercise } from '../../types/exercise.ts';
import type { Submission } from '../../types/submission.ts';
import { archiveNote, isOtherArchive } from './archives.ts';
import { CAPS, formatBytes } from './caps.ts';
import { composeSubmission } from './composeSubmission.ts';
import { acceptsFor, extensionOf, isSource, unusable, withheld } from './found.ts';
import type { Accepts, Found, Refusal } from './found.ts';
import { kindOf, notFollowed, readCapped, readFolder, reasonOf } from './folder.ts';
import { sizeProblem } from './intake.ts';
import { printable } from './printable.ts';
import { readStarter } from './starter.ts';
import type { Starter } from './starter.ts';

/**
 * Reads one student's work: a folder, a source file or a zip. Never throws for anything found there.
 *
 * The path itself may be a link, since whoever calls chose it; nothing below it that is one is followed.
 * `id` defaults to the name without the extension of a source file or a zip.
 */
export async function readSubmission(
  path: string,
  exercise: Exercise,
  id: string = idOf(basename(resolve(path))),
): Promise<Submission> {
  return readWith(path, exercise, await readStarter(exercise.folder, acceptsFor(exercise)), id);
}

/** As `readSubmission`, with a starter that was read before. */
export async function readWith(
  path: string,
  exercise: Exercise,
  starter: Starter,
  id: string,
): Promise<Submission> {
  return composeSubmission(id, await find(path, acceptsFor(exercise)), exercise, starter);
}

/** `alice` for `alice.js` and `alice.zip`; other names whole. */
export function idOf(name: string): string {
  const extension = extensionOf(name);
  return extension === 'zip' || isSource(name) ? name.slice(0, -extension.length - 1) : name;
}

async function find(path: string, accepts: Accepts): Promise<Found | Refusal> {
  const name = basename(resolve(path));
  let stats;
  try {
    stats = await stat(path);
  } catch (error) {
    return withheld(`${printable(name)} cannot be read (${reasonOf(error)})`);
  }
  if (stats.isDirectory()) return openLoneZip(path, await readFolder(path, accepts), accepts);
  if (!stats.isFile()) return withheld(`${printable(name)} is neither a folder nor an ordinary file`);
  const extension = extensionOf(name);
  if (extension === 'zip') return readZipFile(path, name, stats.size, accepts);
  if (isOtherArchive(name)) return withheld(archiveNote([name]));
  if (accepts(name) === null) return unusable(`${printable(name)} is not a source file, a folder or a zip`);
  const problem = sizeProblem(name, stats.size, 0);
  if (problem !== null) return problem;
  const bytes = await readCapped(path, name);
  if ('refused' in bytes) return bytes;
  return sizeProblem(name, bytes.byteLength, 0) ?? { files: [{ path: name, bytes }], passedOver: [] };
}

/** Course systems often give a folder a student that holds just the zip that was uploaded. */
async function openLoneZip(
  folder: string,
  found: Found | Refusal,
  accepts: Accepts,
): Promise<Found | Refusal> {
  if ('refused' in found || found.files.length > 0) return found;
  const zips = found.passedOver.filter((path) => extensionOf(path) === 'zip');
  if (zips.length !== 1) return found;
  const name = itemAt(zips, 0);
  const at = join(folder, name);
  const kind = await kindOf(at);
  if (kind.is === 'unknown') return withheld(`${printable(name)} cannot be read (${kind.reason})`);
  return kind.is === 'file' ? readZipFile(at, name, kind.size, accepts) : notFollowed(name, kind.is);
}

async function readZipFile(
  path: string,
  name: string,
  size: number,
  accepts: Accepts,
): Promise<Found | Refusal> {
  if (size > CAPS.zipBytes)
    return unusable(
      `${printable(name)} is ${formatBytes(size)}; a zip may have at most ${formatBytes(CAPS.zipBytes)}, ` +
        'so zip only your own source files',
    );
  const bytes = await readCapped(path, name, CAPS.zipBytes);
  if ('refused' in bytes) return bytes;
  // Most submissions are no zip, and a student who checks a folder need not wait for its reader.
  const { readZip } = await import('./zip.ts');
  return readZip(bytes, name, accepts);
}
