import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CUTS, RETURNS } from '../../reference/game.ts';
import type { Algorithm, Case, Check, Conventions, Exercise, Limits } from '../types/exercise.ts';
import { fail, ok } from '../types/result.ts';
import type { Problem, Result } from '../types/result.ts';
import { packageRoot } from '../types/root.ts';
import { LANGUAGES } from '../types/submission.ts';
import type { Language } from '../types/submission.ts';
import { CaseLoader, sha256 } from './cases.ts';
import { commandOf } from './command.ts';
import { readExerciseFile } from './exerciseFile.ts';
import type { ExerciseFile } from './schemas/exercise.ts';
import { readInside } from './folder.ts';
import { parseJson } from './json.ts';
import { nearest } from './nearest.ts';
import { readPoints } from './points.ts';
import { didYouMean, oneOf, quote } from '../words/found.ts';

export const DEFAULT_CONVENTIONS: Conventions = {
  cut: CUTS,
  returns: RETURNS,
  childOrder: 'any',
  generation: 'any',
  ties: 'any',
  rootResearch: 'allowed',
};
export const DEFAULT_LIMITS: Limits = {
  fuel: 50_000_000,
  calls: 100_000,
  memoryMB: 64,
  outputKB: 64,
  wallSeconds: 20,
};

/**
 * Loads an exercise with everything that its checks need.
 *
 * A bundled exercise goes by its slug, and a slug wins over a folder of the same name (`./alpha-beta` names
 * the folder). Any other name is the path of a folder with an `exercise.json`, or of that file. On failure
 * the problems name every mistake once, in whichever file it is.
 */
export async function loadExercise(nameOrPath: string): Promise<Result<Exercise>> {
  const bundled = bundledSlugs();
  if (bundled.includes(nameOrPath))
    return loadFolder(join(packageRoot(), 'exercises', nameOrPath), nameOrPath);
  const path = basename(nameOrPath) === 'exercise.json' ? dirname(nameOrPath) : nameOrPath;
  if (path !== '' && isFolder(path)) return loadFolder(resolve(path), path.replace(/(?<=.)[/\\]+$/, ''));
  return fail({
    code: 'unknown-exercise',
    file: null,
    place: '',
    found: quote(nameOrPath),
    expected: `an exercise (${oneOf(bundled)}) or the path of a folder with an exercise.json`,
    ...didYouMean(nearest(nameOrPath, bundled)),
  });
}

/** The exercises that come with the package, in code unit order of their slugs. */
export async function listExercises(): Promise<
  { slug: string; title: string; algorithm: Algorithm; languages: Language[] }[]
> {
  const slugs = bundledSlugs();
  return slugs.map((slug) => {
    const file = readFileOf(join(packageRoot(), 'exercises', slug), slug);
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

function loadFolder(folder: string, label: string): Result<Exercise> {
  const file = readFileOf(folder, label);
  if (!file.ok) return file;
  const { title, algorithm, entry, mustCatch, alpha } = file.value;
  const files: Exercise['files'] = file.value.files ?? {};
  const languages = languagesOf(file.value);
  const command = file.value.command === undefined ? undefined : commandOf(file.value.command);
  const conventions = { ...DEFAULT_CONVENTIONS, ...file.value.conventions };
  const limits = { ...DEFAULT_LIMITS, ...file.value.limits };
  const problems: Problem[] = [];

  const loader = new CaseLoader({ folder, label, algorithm, conventions });
  const checks: Check[] = [];
  const identities: unknown[] = [];
  for (const [at, { cases, points: written, credit = 'share', ...check }] of file.value.checks.entries()) {
    const points = readPoints(written);
    const loaded: Case[] = [];
    const { agent, laws, family, weight } = check;
    const isSeeded = laws !== undefined || family !== undefined || weight !== undefined;
    for (const [index, item] of cases.entries()) {
      const result = loader.load(item, `checks[${at}].cases[${index}]`, agent);
      if (!result.ok) problems.push(...result.problems);
      else {
        loaded.push(result.value.item);
        identities.push([
          check.id,
          check.kind,
          points,
          check.visibility,
          credit,
          result.value.identity,
          ...(isSeeded ? [{ laws, family, weight }] : []),
        ]);
      }
    }
    checks.push({
      id: check.id,
      title: check.title,
      kind: check.kind,
      points,
      visibility: check.visibility,
      credit,
      cases: loaded,
      ...(agent === undefined ? {} : { agent }),
      ...(laws === undefined ? {} : { laws }),
      ...(family === undefined ? {} : { family }),
      ...(weight === undefined ? {} : { weight }),
    });
  }

  const handout = readInside(folder, 'handout.md');
  if (!handout.ok)
    problems.push({
      ...handout.trouble,
      file: `${label}/handout.md`,
      place: '',
      expected: 'a handout for students',
    });
  const starters = languages
    .flatMap((language) => files[language] ?? [])
    .map((name) => readInside(folder, `starter/${name}`));
  if (problems.length > 0 || !handout.ok) return fail(...problems);

  // What decides a verdict, and nothing else: not titles, descriptions or the handout. Line ends count for
  // nothing.
  const identity = [
    algorithm,
    entry,
    files,
    conventions,
    limits,
    identities,
    starters.map((read) => (read.ok ? read.text.replace(/\r\n?/g, '\n') : null)),
    ...(alpha === undefined ? [] : [alpha]),
    ...(command === undefined ? [] : [{ command }]),
  ];
  return ok({
    slug: basename(folder),
    title,
    folder,
    algorithm,
    entry,
    files,
    languages,
    ...(command === undefined ? {} : { command }),
    conventions,
    limits,
    ...(alpha === undefined ? {} : { alpha }),
    checks,
    mustCatch: [...new Set(mustCatch)],
    handout: handout.text,
    hash: sha256(JSON.stringify(identity)),
  });
}

function readFileOf(folder: string, label: string): Result<ExerciseFile> {
  const name = `${label}/exercise.json`;
  const read = readInside(folder, 'exercise.json');
  if (!read.ok) return fail({ ...read.trouble, file: name, place: '' });
  const json = parseJson(read.text, name);
  return json.ok ? readExerciseFile(json.value, name) : json;
}

function languagesOf({ files = {}, command }: ExerciseFile): Language[] {
  return LANGUAGES.filter((language) =>
    language === 'command' ? command !== undefined : files[language] !== undefined,
  );
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
