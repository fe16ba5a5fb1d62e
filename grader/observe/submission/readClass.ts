import { entry } from '../../types/lookup.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Exercise } from '../../types/exercise.ts';
import type { Submission } from '../../types/submission.ts';
import { emptySubmission } from './composeSubmission.ts';
import { acceptsFor, byCodeUnit, isIgnored } from './found.ts';
import { kindOf } from './folder.ts';
import { idOf, readWith } from './readSubmission.ts';
import { listed, printable } from './printable.ts';
import { readStarter } from './starter.ts';

/** One student's place in a class folder. */
export interface ClassEntry {
  readonly id: string;
  /** Name of the folder or file. */
  readonly name: string;
  /** Names of all that share the student's id, this one among them; empty when the id is its own. */
  readonly sharedWith: readonly string[];
}

/**
 * The students of a class folder, in order of id by code unit: a folder, a source file or a zip each.
 *
 * Ids that are one, or would be one on a disk that ignores case, fall back on the whole names, so that each
 * still has a report of its own: nothing is lost, and none is graded as another. Rejects when the folder
 * cannot be listed.
 */
export async function listClass(folder: string): Promise<ClassEntry[]> {
  const names = (await readdir(folder)).filter((name) => !isIgnored(name)).sort(byCodeUnit);
  const sharing = new Map<string, string[]>();
  for (const name of names) {
    const key = folded(idOf(name));
    sharing.set(key, [...(sharing.get(key) ?? []), name]);
  }
  const taken = new Set<string>();
  const entries: ClassEntry[] = [];
  // Those whose id is their own go first, so that none of them has to give way to a fallback.
  const groupOf = (name: string): string[] => entry(sharing, folded(idOf(name)));
  const own = names.filter((name) => groupOf(name).length === 1);
  for (const name of [...own, ...names.filter((name) => groupOf(name).length > 1)]) {
    const group = groupOf(name);
    const wanted = group.length === 1 ? idOf(name) : name;
    let id = wanted;
    for (let count = 2; taken.has(folded(id)); count += 1) id = `${wanted}~${count}`;
    taken.add(folded(id));
    entries.push({ id, name, sharedWith: group.length === 1 ? [] : group });
  }
  return entries.sort((a, b) => byCodeUnit(a.id, b.id));
}

/** Two names that a disk may take for one have the same folded form. */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();

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
        note:
          `${listed(sharedWith)} have the same id, so neither was graded; keep one of them, or rename ` +
          'one.',
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
