import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ModuleOpener } from '../types/authored.ts';
import type { Algorithm, Exercise } from '../types/exercise.ts';
import { fail } from '../types/result.ts';
import type { Result } from '../types/result.ts';
import { packageRoot } from '../types/root.ts';
import type { Language } from '../types/submission.ts';
import { filesIn } from './folder.ts';
import { nearest } from './nearest.ts';
import { openExercise, refuseModules } from './openExercise.ts';
import { languagesOf, readExerciseHead } from './readExercise.ts';
import { didYouMean, oneOf } from '../words/found.ts';
import { quote } from '../words/quoting.ts';

/**
 * Loads an exercise with everything that its checks need.
 *
 * A bundled exercise goes by its slug, and a slug wins over a folder of the same name (`./alpha-beta` names
 * the folder). `open` runs the modules of authors; `loadExercise` of `observe/modules/` brings the sandbox.
 * Any other name is the path of a folder with an `exercise.json`, or of that file. On failure
 * the problems name every mistake once, in whichever file it is.
 */
export async function loadExercise(
  nameOrPath: string,
  open: ModuleOpener = refuseModules,
): Promise<Result<Exercise>> {
  const bundled = bundledSlugs();
  if (bundled.includes(nameOrPath))
    return readFolder(join(packageRoot(), 'exercises', nameOrPath), nameOrPath, open);
  const path = basename(nameOrPath) === 'exercise.json' ? dirname(nameOrPath) : nameOrPath;
  if (path !== '' && isFolder(path))
    return readFolder(resolve(path), path.replace(/(?<=.)[/\\]+$/, ''), open);
  return fail({
    code: 'unknown-exercise',
    file: null,
    place: '',
    found: quote(nameOrPath),
    expected: `an exercise (${oneOf(bundled)}) or the path of a folder with an exercise.json`,
    ...didYouMean(nearest(nameOrPath, bundled)),
  });
}

export interface BundledExercise {
  readonly slug: string;
  readonly title: string;
  readonly algorithm: Algorithm;
  readonly languages: readonly Language[];
}

/** The exercises that come with the package, in code unit order of their slugs. */
export async function listExercises(): Promise<BundledExercise[]> {
  const slugs = bundledSlugs();
  return slugs.map((slug) => {
    const file = readExerciseHead(filesIn(join(packageRoot(), 'exercises', slug)), slug);
    if (!file.ok) throw new Error(`the bundled exercise ${slug} is broken`);
    const { title, algorithm } = file.value;
    return { slug, title, algorithm, languages: languagesOf(file.value) };
  });
}

function bundledSlugs(): string[] {
  const folder = join(packageRoot(), 'exercises');
  return readdirSync(folder)
    .sort()
    .filter((name) => isFile(join(folder, name, 'exercise.json')));
}

const readFolder = (folder: string, label: string, open: ModuleOpener): Promise<Result<Exercise>> =>
  openExercise(filesIn(folder), { slug: basename(folder), folder, label }, open);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
