import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CUTS, RETURNS } from '../../reference/game.ts';
import type { Algorithm, Check, Conventions, Exercise, Limits } from '../types/exercise.ts';
import { fail, ok } from '../types/result.ts';
import type { Problem, Result } from '../types/result.ts';
import { packageRoot } from '../types/root.ts';
import { LANGUAGES } from '../types/submission.ts';
import type { Language } from '../types/submission.ts';
import { CaseLoader, sha256 } from './cases.ts';
import { commandOf } from './command.ts';
import { readExerciseFile } from './exerciseFile.ts';
import type { CheckFile } from './schemas/check.ts';
import type { ExerciseFile } from './schemas/exercise.ts';
import { readInside } from './folder.ts';
import { parseJson } from './json.ts';
import { nearest } from './nearest.ts';
import { readPoints } from './points.ts';
import { didYouMean, oneOf } from '../words/found.ts';
import { quote } from '../words/quoting.ts';

export const DEFAULT_CONVENTIONS: Conventions = {
  cut: CUTS,
  returns: RETURNS,
  childOrder: 'any',
  generation: 'any',
  ties: 'any',
  rootResearch: 'allowed',
};
const DEFAULT_LIMITS: Limits = {
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
  const { title, algorithm, entry, files = {}, command, alpha, rules } = file.value;
  const { mustCatch, notices, notShown } = file.value;
  const conventions = { ...DEFAULT_CONVENTIONS, ...file.value.conventions };
  const limits = { ...DEFAULT_LIMITS, ...file.value.limits };
  const loader = new CaseLoader({ folder, label, algorithm, conventions });
  const loaded = file.value.checks.map((check, at) => loadCheck(check, `checks[${at}]`, loader));
  const problems = loaded.flatMap((each) => each.problems);
  const handout = readInside(folder, 'handout.md');
  if (!handout.ok)
    problems.push({
      ...handout.trouble,
      file: `${label}/handout.md`,
      place: '',
      expected: 'a handout for students',
    });
  if (problems.length > 0 || !handout.ok) return fail(...problems);
  const identities = loaded.flatMap((each) => each.identities);
  const identity = identityOf(file.value, conventions, limits, identities, folder);
  return ok({
    slug: basename(folder),
    title,
    folder,
    algorithm,
    entry,
    files,
    languages: languagesOf(file.value),
    ...(command === undefined ? {} : { command: commandOf(command) }),
    conventions,
    limits,
    ...(alpha === undefined ? {} : { alpha }),
    checks: loaded.map(({ check }) => check),
    ...(rules === undefined ? {} : { rules }),
    ...(notShown === undefined ? {} : { notShown: readPoints(notShown) }),
    mustCatch: [...new Set(mustCatch)],
    ...(notices === undefined ? {} : { notices }),
    handout: handout.text,
    hash: sha256(JSON.stringify(identity)),
  });
}

interface LoadedCheck {
  readonly check: Check;
  /** What decides the verdicts of its cases. */
  readonly identities: readonly unknown[];
  readonly problems: readonly Problem[];
}

function loadCheck(file: CheckFile, place: string, loader: CaseLoader): LoadedCheck {
  const { cases, points: written, credit = 'share', ...rest } = file;
  const { id, kind, visibility, agent, laws, family, weight, atLeast } = rest;
  const points = readPoints(written);
  const isSeeded = laws !== undefined || family !== undefined || weight !== undefined;
  const more = [
    ...(isSeeded ? [{ laws, family, weight }] : []),
    ...(atLeast === undefined ? [] : [{ atLeast }]),
  ];
  const loaded = cases.map((item, index) => loader.load(item, `${place}.cases[${index}]`, agent));
  const whole = loaded.flatMap((result) => (result.ok ? [result.value] : []));
  return {
    check: { ...rest, points, credit, cases: whole.map(({ item }) => item) },
    identities: whole.map(({ identity }) => [id, kind, points, visibility, credit, identity, ...more]),
    problems: loaded.flatMap((result) => (result.ok ? [] : result.problems)),
  };
}

/**
 * What decides a verdict, and nothing else: not titles, descriptions or the handout. Line ends count for
 * nothing.
 */
function identityOf(
  file: ExerciseFile,
  conventions: Conventions,
  limits: Limits,
  cases: readonly unknown[],
  folder: string,
): readonly unknown[] {
  const { algorithm, entry, alpha, command, rules } = file;
  const files: Exercise['files'] = file.files ?? {};
  const starters = languagesOf(file)
    .flatMap((language) => files[language] ?? [])
    .map((name) => readInside(folder, `starter/${name}`));
  return [
    algorithm,
    entry,
    files,
    conventions,
    limits,
    cases,
    starters.map((read) => (read.ok ? read.text.replace(/\r\n?/g, '\n') : null)),
    ...(alpha === undefined ? [] : [alpha]),
    ...(command === undefined ? [] : [{ command: commandOf(command) }]),
    ...(rules === undefined ? [] : [{ rules: rules.map((rule) => ({ ...rule, says: undefined })) }]),
  ];
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
