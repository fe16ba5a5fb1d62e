import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { ClassWork } from '../intake/classWork.ts';
import { packageRoot } from '../types/root.ts';
import { didYouMean } from './didYouMean.ts';
import { MOST_SHARDS, parseShard, type Shard } from '../batch/shard.ts';
import { openOut } from '../batch/outFolder.ts';
import { otherExercise } from '../batch/writeClass.ts';
import { problemsError, UserError } from './userError.ts';

/** A quiz file, or the name of a bundled quiz; every other name is an exercise's. */
export function namesQuiz(name: string, cwd: string): boolean {
  const isFile =
    basename(name) !== 'exercise.json' && /\.json$/i.test(name) && existsSync(resolve(cwd, name));
  return (
    isFile ||
    (/^[\w-]+$/.test(name) && existsSync(join(packageRoot(), 'exercises', 'quizzes', `${name}.json`)))
  );
}

const isFolder = (path: string): boolean => statSync(path).isDirectory();

/** Whether a path, which need not be there yet, is a folder or lies inside it. */
export function isInside(path: string, folder: string): boolean {
  let there = path;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  const way = relative(realpathSync(folder), join(realpathSync(there), relative(there, path)));
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way));
}

/** The folder that `--out` names, ready to be written to. */
export async function resultsFolder(
  named: string | undefined,
  paths: readonly string[],
  slug: string,
  cwd: string,
): Promise<{ readonly named: string; readonly out: string }> {
  if (named === undefined) throw new UserError('where should the results go? Add --out FOLDER');
  const out = resolve(cwd, named);
  if (paths.some((path) => isFolder(resolve(cwd, path)) && isInside(out, resolve(cwd, path))))
    throw new UserError(
      `${named} is inside the folder of submissions, and would be graded as one; name a folder outside it`,
    );
  const opened = await openOut(out);
  if (!opened.ok) throw problemsError(opened.problems);
  const other = await otherExercise(out, slug);
  if (other !== null)
    throw new UserError(
      `${named} holds the results of ${other}; nothing was written. Name another folder for ${slug}.`,
    );
  return { named, out };
}

/** The work to grade, all of it when nobody was named. */
export function chosenWork(
  work: readonly ClassWork[],
  shown: string,
  only: readonly string[] | undefined,
): readonly ClassWork[] {
  const ids = work.flatMap(({ people }) => people.map(({ id }) => id));
  for (const id of only ?? []) {
    if (ids.includes(id)) continue;
    throw new UserError(
      `--only: there is no submission ${JSON.stringify(id)} in ${shown}${didYouMean(id, ids)}`,
    );
  }
  return only === undefined ? work : work.filter(({ people }) => people.some(({ id }) => only.includes(id)));
}

/** How many submissions to run at once, as `--jobs` says. */
export function jobsOption(text: string): number {
  const jobs = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (jobs < 1)
    throw new UserError(`--jobs: found ${JSON.stringify(text)}; expected a whole number from 1 to 999`);
  return jobs;
}

/** The part of a class to grade, as `--shard` says. */
export function shardOption(text: string): Shard {
  const shard = parseShard(text);
  if (shard === null)
    throw new UserError(
      `--shard: found ${JSON.stringify(text)}; expected a part of at most ${MOST_SHARDS}, as 3/16`,
    );
  return shard;
}
