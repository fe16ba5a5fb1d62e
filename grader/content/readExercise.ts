import type { Check, Conventions, Exercise, Limits } from '../types/exercise.ts';
import { fail, ok } from '../types/result.ts';
import type { Problem, Result } from '../types/result.ts';
import type { Authored } from '../types/authored.ts';
import { LANGUAGES } from '../types/submission.ts';
import type { Language } from '../types/submission.ts';
import { sha256 } from './casePart.ts';
import { CaseLoader } from './cases.ts';
import { commandOf } from './command.ts';
import { DEFAULT_CONVENTIONS, DEFAULT_LIMITS } from './defaults.ts';
import { readExerciseFile } from './exerciseFile.ts';
import type { ExerciseFiles } from './exerciseFiles.ts';
import type { CheckFile } from './schemas/check.ts';
import type { ExerciseFile } from './schemas/exercise.ts';
import { parseJson } from './json.ts';
import { readPoints } from './points.ts';

export interface ExerciseNames {
  readonly slug: string;
  /** Where it lies. */
  readonly folder: string;
  /** How its user knows it. */
  readonly label: string;
}

/**
 * Reads an exercise with everything that its checks need; `authored` answers what modules of the author's
 * hold. On failure the problems name every mistake once, in whichever file it is.
 */
export function readExercise(
  files: ExerciseFiles,
  { slug, folder, label }: ExerciseNames,
  authored: Authored,
): Result<Exercise> {
  const file = readExerciseHead(files, label);
  if (!file.ok) return file;
  const { title, algorithm, entry, command, alpha, rules } = file.value;
  const { mustCatch, notices, notShown } = file.value;
  const conventions = { ...DEFAULT_CONVENTIONS, ...file.value.conventions };
  const limits = { ...DEFAULT_LIMITS, ...file.value.limits };
  const loader = new CaseLoader({ files, label, authored, algorithm, conventions });
  const loaded = file.value.checks.map((check, at) => loadCheck(check, `checks[${at}]`, loader));
  const problems = loaded.flatMap((each) => each.problems);
  const handout = files.read('handout.md');
  if (!handout.ok)
    problems.push({
      ...handout.trouble,
      file: `${label}/handout.md`,
      place: '',
      expected: 'a handout for students',
    });
  if (problems.length > 0 || !handout.ok) return fail(...problems);
  const identities = loaded.flatMap((each) => each.identities);
  const identity = identityOf(file.value, conventions, limits, identities, files);
  return ok({
    slug,
    title,
    folder,
    algorithm,
    entry,
    files: file.value.files ?? {},
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
  from: ExerciseFiles,
): readonly unknown[] {
  const { algorithm, entry, alpha, command, rules } = file;
  const files: Exercise['files'] = file.files ?? {};
  const starters = languagesOf(file)
    .flatMap((language) => files[language] ?? [])
    .map((name) => from.read(`starter/${name}`));
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

/** `exercise.json` by itself. */
export function readExerciseHead(files: ExerciseFiles, label: string): Result<ExerciseFile> {
  const name = `${label}/exercise.json`;
  const read = files.read('exercise.json');
  if (!read.ok) return fail({ ...read.trouble, file: name, place: '' });
  const json = parseJson(read.text, name);
  return json.ok ? readExerciseFile(json.value, name) : json;
}

export function languagesOf({ files = {}, command }: ExerciseFile): Language[] {
  return LANGUAGES.filter((language) =>
    language === 'command' ? command !== undefined : files[language] !== undefined,
  );
}
