import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameOfKind, otherKind } from '../content/fileKind.ts';
import type { FileKind } from '../content/fileKind.ts';
import { parseJson } from '../content/json.ts';
import { languageOf } from '../observe/submission/found.ts';
import type { Problem } from '../types/result.ts';
import { packageRoot } from '../types/root.ts';

/**
 * `; alpha-beta is an exercise …` where a name that is no file belongs to something bundled of another kind,
 * else nothing.
 */
export function bundledHint(name: string): string {
  if (!/^[a-z0-9-]+$/.test(name)) return '';
  const isThere = (...path: readonly string[]): boolean =>
    existsSync(join(packageRoot(), 'exercises', ...path));
  if (isThere(name, 'exercise.json')) return `; ${name} is an exercise (begin it with: cutoff start ${name})`;
  if (isThere('quizzes', `${name}.json`)) return `; ${name} is a quiz (see: cutoff quiz solve ${name})`;
  return '';
}

/** What is wrong with a program that was named where a file of ours is wanted; null where it is none. */
export const programInPlace = (name: string, wanted: FileKind): Problem | null =>
  languageOf(name) === null
    ? null
    : { code: 'other-kind', file: name, place: '', found: 'a program', expected: nameOfKind(wanted) };

/** What is wrong with a file that was named where an exercise is wanted; null where there is no such file. */
export function fileForExercise(path: string, name: string): Problem | null {
  if (!(statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)) return null;
  const json = parseJson(readFileSync(path, 'utf8'), name);
  const plain: Problem = {
    code: 'other-kind',
    file: name,
    place: '',
    found: 'a file',
    expected: 'the name of an exercise, or a folder with an exercise.json',
  };
  return (json.ok ? otherKind(json.value, 'exercise', name) : null) ?? plain;
}
