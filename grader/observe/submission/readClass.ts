import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Exercise } from '../../types/exercise.ts';
import type { Submission } from '../../types/submission.ts';
import { emptySubmission } from './composeSubmission.ts';
import { classEntries, TWIN_NOTE } from './classEntries.ts';
import type { ClassEntry } from './classEntries.ts';
import { acceptsFor, isIgnored } from './found.ts';
import { kindOf } from './folder.ts';
import { isNoSubmission } from './noSubmission.ts';
import { readWith } from './readSubmission.ts';
import { printable } from './printable.ts';
import { readStarter } from './starter.ts';

/** The students of a class folder; see `classEntries`. Rejects when the folder cannot be listed. */
export async function listClass(folder: string): Promise<readonly ClassEntry[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((each) => !isIgnored(each.name) && (each.isDirectory() || !isNoSubmission(each.name)))
    .map(({ name }) => name);
  return classEntries(names).entries;
}

/** Reads the submissions of a class folder one after another, in the order of `listClass`. */
export async function* readClass(folder: string, exercise: Exercise): AsyncGenerator<Submission> {
  const read = await classReader(folder, exercise);
  for (const entry of await listClass(folder)) yield read(entry);
}

/** A function that reads one entry of a class; the starter is read once for all of them. */
export async function classReader(
  folder: string,
  exercise: Exercise,
): Promise<(entry: ClassEntry) => Promise<Submission>> {
  const starter = await readStarter(exercise.folder, acceptsFor(exercise));
  return async ({ id, name, sharedWith }) => {
    if (sharedWith.length > 0) {
      return emptySubmission(id, {
        kind: 'withheld',
        note: TWIN_NOTE,
      });
    }
    const path = join(folder, name);
    const kind = await kindOf(path);
    if (kind.is === 'link')
      return emptySubmission(id, {
        kind: 'withheld',
        note:
          `${printable(name)} is a link, and links are never followed; ` +
          'put the folder or file itself there.',
      });
    return readWith(path, exercise, starter, id);
  };
}
