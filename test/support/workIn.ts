import { openClass } from '../../grader/intake/openClass.ts';
import type { ClassWork } from '../../grader/intake/classWork.ts';
import { plain } from '../../grader/intake/layouts/plain.ts';
import { folderSource } from '../../grader/intake/sources/folderSource.ts';
import type { Exercise } from '../../grader/types/exercise.ts';

/** The work in a folder with a folder, a file or an archive for each student. */
export async function workIn(folder: string, exercise: Exercise): Promise<readonly ClassWork[]> {
  const source = folderSource(folder, folder);
  const place = { source, prefix: '', entries: await source.list() };
  return (await openClass(place, plain, exercise, () => ({ choice: 'latest' }))).work;
}
