import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { listExercises } from '../content/exercise.ts';
import { loadExercise } from '../observe/modules/loadExercise.ts';
import { byCodeUnit, isIgnored } from '../observe/submission/found.ts';
import type { Exercise } from '../types/exercise.ts';
import type { Problem } from '../types/result.ts';
import { packageRoot } from '../types/root.ts';
import { didYouMean } from './didYouMean.ts';
import { readObject } from './readObject.ts';
import { bundledHint, fileForExercise } from './otherKinds.ts';
import { problemsError, UserError } from './userError.ts';

/** Left by `start`, so that `check` knows which exercise a folder belongs to. */
export const KIT_FILE = 'cutoff.json';

/**
 * The exercise of this name, or in this folder (or with this exercise.json); an error names the nearest one.
 */
export async function exerciseNamed(name: string, cwd: string): Promise<Exercise> {
  const path = resolve(cwd, name);
  const isPath = isAbsolute(name) || /[/\\]/.test(name);
  let loaded = await loadExercise(isPath ? path : name);
  const isThere = existsSync(join(path, 'exercise.json')) || basename(path) === 'exercise.json';
  if (!loaded.ok && !isPath && isThere && loaded.problems[0]?.code === 'unknown-exercise')
    loaded = await loadExercise(path);
  if (!loaded.ok)
    throw loaded.problems[0]?.code === 'unknown-exercise'
      ? await noExercise(name, path, loaded.problems)
      : problemsError(loaded.problems);
  return loaded.value;
}

/** For what needs no exercise but to know what a program is: one that asks for no file and has no starter. */
export async function anyExercise(): Promise<Exercise> {
  const [{ slug } = { slug: '' }] = await listExercises();
  const exercise = await exerciseNamed(slug, packageRoot());
  return { ...exercise, folder: join(packageRoot(), 'exercises', 'schemas'), files: {} };
}

/** There are too many to list in an error, but for the nearest. */
async function noExercise(name: string, path: string, problems: readonly Problem[]): Promise<UserError> {
  const file = fileForExercise(path, name);
  if (file !== null) return problemsError([file]);
  const slugs = (await listExercises()).map(({ slug }) => slug);
  return new UserError(
    `there is no exercise ${JSON.stringify(name)}${bundledHint(name) || didYouMean(name, slugs)}` +
      '\nSee: cutoff exercises; or name a folder with an exercise.json',
    { problems },
  );
}

/** Names in an exercise's starter folder, in order by code unit. */
export async function starterFiles(exercise: Exercise): Promise<string[]> {
  const names = await readdir(join(exercise.folder, 'starter')).catch(() => null);
  if (names === null)
    throw new UserError(
      `${exercise.slug} has no starter folder; expected ${join(exercise.folder, 'starter')}`,
    );
  return names.filter((name) => !isIgnored(name)).sort(byCodeUnit);
}

/** Whether an exercise came with the package, so that its name is enough to find it again. */
export const isBundled = (exercise: Exercise): boolean =>
  dirname(exercise.folder) === join(packageRoot(), 'exercises');

/**
 * The exercise that a student's folder or file belongs to: by the option, else by the nearest `cutoff.json`
 * at or above it.
 */
export async function exerciseOf(path: string, option: string | undefined, cwd: string): Promise<Exercise> {
  if (option !== undefined) return exerciseNamed(option, cwd);
  const kit = kitFolder(resolve(cwd, path));
  if (kit === null) {
    throw new UserError(
      `${path}: which exercise is this? There is no ${KIT_FILE} here, as "cutoff start" ` +
        'makes it.\nName it: --exercise alpha-beta (see: cutoff exercises)',
    );
  }
  const file = join(kit, KIT_FILE);
  const name = exerciseNameIn(kit);
  if (name === null)
    throw new UserError(
      `${file}: found something else; expected { "exercise": "alpha-beta" }, or another exercise's name`,
    );
  // A path in the file is meant from the file's own folder.
  return exerciseNamed(name, kit);
}

/** What the `cutoff.json` of a folder names; null where it is not there or says something else. */
export function exerciseNameIn(folder: string): string | null {
  const name = readObject(join(folder, KIT_FILE))?.['exercise'];
  return typeof name === 'string' && name !== '' ? name : null;
}

/**
 * What `start` writes into KIT_FILE for an exercise: its name, or the path to its folder when it is not a
 * bundled one.
 */
export function kitFileText(exercise: Exercise, target: string): string {
  const name = isBundled(exercise) ? exercise.slug : pathTo(exercise.folder, target);
  return `${JSON.stringify({ exercise: name }, null, 2)}\n`;
}

function pathTo(folder: string, from: string): string {
  const path = relative(from, folder).replaceAll('\\', '/');
  return path.startsWith('.') || isAbsolute(path) ? path : `./${path}`;
}

/** The nearest folder at or above a file or folder that has a `cutoff.json`; null where none has. */
export function kitFolder(path: string): string | null {
  let folder = existsSync(path) && statSync(path).isDirectory() ? path : dirname(path);
  for (;;) {
    if (existsSync(join(folder, KIT_FILE))) return folder;
    const parent = dirname(folder);
    if (parent === folder) return null;
    folder = parent;
  }
}
