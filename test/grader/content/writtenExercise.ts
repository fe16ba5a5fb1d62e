import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { SUBJECTS } from '../../../grader/subjects/subjects.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import { formatProblem } from '../../../grader/types/result.ts';

export type Json = Record<string, unknown>;

export const TREE = {
  title: 'Small',
  tree: [
    [3, 12],
    [2, 4],
  ],
};
export const CASE = { id: 'small', description: 'MAX and MIN swapped.', tree: 'trees/small.json' };
export const CHECK = {
  id: 'value',
  title: 'The value',
  kind: 'value',
  points: 4,
  visibility: 'student',
  cases: [CASE],
};
export const EXERCISE = {
  title: 'Alpha–beta',
  algorithm: 'alpha-beta',
  entry: 'alphaBeta',
  files: { javascript: 'alphaBeta.js' },
  checks: [CHECK],
};
export const ALGORITHMS = SUBJECTS.map(({ name }) => `"${name}"`);
export const BOARD = { title: 'Board', problem: { name: 'n-queens', n: 8 }, seeds: [1, 2, 3] };

export let folder = '';
/** Gives each test of a file a folder of its own. */
export function inFolders(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cutoff-exercise-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
}

/** Writes an exercise's folder; `files` adds to it or, with null, leaves a file out. */
export async function write(exercise: unknown, files: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const all: Readonly<Record<string, unknown>> = {
    'exercise.json': exercise,
    'handout.md': '# Write it',
    'starter/alphaBeta.js': 'export function alphaBeta() {}\n',
    'trees/small.json': TREE,
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    if (content === null) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(
      join(folder, path),
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    );
  }
}

/** Problems as told, with the folder's name left out. */
export async function problems(): Promise<string[]> {
  const result = await loadExercise(folder);
  return result.ok
    ? []
    : result.problems.map((problem) => formatProblem(problem).replaceAll(`${folder}/`, ''));
}

export async function loaded(): Promise<Exercise> {
  const result = await loadExercise(folder);
  return result.ok ? result.value : expect.unreachable(result.problems.map(formatProblem).join('\n'));
}

export const withCase = (more: Json, check: Json = {}): Json => ({
  ...EXERCISE,
  checks: [{ ...CHECK, ...check, cases: [{ ...CASE, ...more }] }],
});

export const withCheck = (more: Json): Json => ({ ...EXERCISE, checks: [{ ...CHECK, ...more }] });

export const withRandom = (shape: Json, more: Json = {}): Json =>
  withCheck({
    cases: [
      {
        id: 'r',
        description: 'd',
        random: { seed: 1, count: 2, shape: { depth: [2, 2], branching: [2, 2], values: 'small', ...shape } },
        ...more,
      },
    ],
  });
