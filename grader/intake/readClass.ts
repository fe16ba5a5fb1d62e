import type { Exercise } from '../types/exercise.ts';
import type { Submission } from '../types/submission.ts';
import type { ClassWork } from './classWork.ts';
import { plain } from './layouts/plain.ts';
import { openClass } from './openClass.ts';
import { folderSource } from './sources/folderSource.ts';

/** The work in a folder with a folder, a file or an archive for each student; rejects where there is none. */
export async function workIn(folder: string, exercise: Exercise): Promise<readonly ClassWork[]> {
  const source = folderSource(folder, folder);
  const place = { source, prefix: '', entries: await source.list() };
  return (await openClass(place, plain, exercise, () => ({ choice: 'latest' }))).work;
}

/** Reads the submissions of such a folder one after another, in order of id by code unit. */
export async function* readClass(folder: string, exercise: Exercise): AsyncGenerator<Submission> {
  for (const work of await workIn(folder, exercise)) yield work.read();
}
