import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Exercise } from '../../types/exercise.ts';
import type { Submission } from '../../types/submission.ts';
import { archiveNote, isOpened, isOtherArchive } from './archives.ts';
import { archiveTooLarge, openLoneArchive, readArchive } from './archiveBytes.ts';
import { CAPS } from './caps.ts';
import { composeSubmission } from './composeSubmission.ts';
import { idOf } from './classEntries.ts';
import { acceptsFor, unusable, withheld } from './found.ts';
import type { Accepts, Found, Refusal } from './found.ts';
import { kindOf, readCapped, readFolder, reasonOf } from './folder.ts';
import { notFollowed, sizeProblem } from './intake.ts';
import { printable } from './printable.ts';
import { readStarter } from './readStarter.ts';
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
  return composeSubmission(id, await findWork(path, acceptsFor(exercise)), exercise, starter);
}

/**
 * Finds the files of a folder, a source file or an archive, which may have had another name when it was
 * handed in.
 */
export async function findWork(
  path: string,
  accepts: Accepts,
  name: string = basename(resolve(path)),
): Promise<Found | Refusal> {
  let stats;
  try {
    stats = await stat(path);
  } catch (error) {
    return withheld(`${printable(name)} cannot be read (${reasonOf(error)})`);
  }
  if (stats.isDirectory())
    return openLoneArchive(await readFolder(path, accepts), accepts, (inside, cap) =>
      readFile(join(path, inside), inside, cap),
    );
  if (!stats.isFile()) return withheld(`${printable(name)} is neither a folder nor an ordinary file`);
  if (isOpened(name))
    return stats.size > CAPS.zipBytes
      ? archiveTooLarge(name, stats.size)
      : readArchive(name, accepts, (_, cap) => readCapped(path, name, cap));
  if (isOtherArchive(name)) return withheld(archiveNote([name]));
  if (accepts(name) === null) return unusable(`${printable(name)} is not a source file, a folder or a zip`);
  const problem = sizeProblem(name, stats.size, 0);
  if (problem !== null) return problem;
  const bytes = await readCapped(path, name);
  if ('refused' in bytes) return bytes;
  return sizeProblem(name, bytes.byteLength, 0) ?? { files: [{ path: name, bytes }], passedOver: [] };
}

async function readFile(at: string, name: string, cap: number): Promise<Uint8Array | Refusal> {
  const kind = await kindOf(at);
  if (kind.is === 'unknown') return withheld(`${printable(name)} cannot be read (${kind.reason})`);
  if (kind.is !== 'file') return notFollowed(name, kind.is);
  return kind.size > cap ? archiveTooLarge(name, kind.size) : readCapped(at, name, cap);
}
