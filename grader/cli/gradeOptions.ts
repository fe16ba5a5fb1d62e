import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { listClass } from '../observe/submission/readClass.ts';
import type { Exercise } from '../types/exercise.ts';
import { packageRoot } from '../types/root.ts';
import { didYouMean } from './didYouMean.ts';
import { UserError } from './userError.ts';

/** A quiz file, or the name of a bundled quiz; every other name is an exercise's. */
export function namesQuiz(name: string, cwd: string): boolean {
  const isFile =
    basename(name) !== 'exercise.json' && /\.json$/i.test(name) && existsSync(resolve(cwd, name));
  return (
    isFile ||
    (/^[\w-]+$/.test(name) && existsSync(join(packageRoot(), 'exercises', 'quizzes', `${name}.json`)))
  );
}

/** Whether a path, which need not be there yet, is a folder or lies inside it. */
export function isInside(path: string, folder: string): boolean {
  let there = path;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  const way = relative(realpathSync(folder), join(realpathSync(there), relative(there, path)));
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

/** The folder of a class that was named; refused where it is a file, or one student's submission. */
export function classFolder(path: string, cwd: string, exercise: Exercise): string {
  const folder = resolve(cwd, path);
  if (!existsSync(folder)) throw new UserError(`${path}: there is no such folder`);
  if (!statSync(folder).isDirectory())
    throw new UserError(`${path}: this is a file; name the folder that holds the submissions`);
  // A folder of that name is a student's, by a learning system that puts each upload into one.
  const isFile = (file: string): boolean =>
    statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true;
  const own = Object.values(exercise.files).find(isFile);
  if (own !== undefined)
    throw new UserError(
      `${path}: this looks like one submission (it holds ${own}); name the folder above it, ` +
        'or use "cutoff check"',
    );
  return folder;
}

/** The ids to grade, all of them when none was named. */
export async function chosenIds(
  folder: string,
  path: string,
  only: readonly string[] | undefined,
): Promise<string[]> {
  const ids = (await listClass(folder)).map(({ id }) => id);
  if (ids.length === 0)
    throw new UserError(
      `${path}: there are no submissions here; expected a folder, a source file or a zip for each student`,
    );
  for (const id of only ?? []) {
    if (ids.includes(id)) continue;
    throw new UserError(
      `--only: there is no submission ${JSON.stringify(id)} in ${path}${didYouMean(id, ids)}`,
    );
  }
  return only === undefined ? ids : ids.filter((id) => only.includes(id));
}

/** How many submissions to run at once, as `--jobs` says. */
export function jobsOption(text: string): number {
  const jobs = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (jobs < 1)
    throw new UserError(`--jobs: found ${JSON.stringify(text)}; expected a whole number from 1 to 999`);
  return jobs;
}
