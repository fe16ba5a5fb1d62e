import type { Tree } from '../../reference/games/tree.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gradeSubmission } from '../grade.ts';
import type { Engines } from '../types/engine.ts';
import { byCodeUnit, isIgnored } from '../observe/submission/found.ts';
import { readSubmission } from '../observe/submission/readSubmission.ts';
import type { Exercise } from '../types/exercise.ts';
import { treeWarnings } from './treeWarnings.ts';
import type { Problem } from '../types/result.ts';
import { lintCatches } from './lintCatches.ts';
import { lintLazy } from './lintLazy.ts';
import { lintRuns } from './lintRuns.ts';
import { lintModules } from './lintModules.ts';
import { lintMistakes } from './lintMistakes.ts';
import { lintPower } from './powerTable.ts';

/**
 * What an exercise that loads may still lack. Problems must be mended; warnings are for the author to weigh.
 */
export interface Lint {
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Names of the solutions that got full marks. */
  readonly solutions: readonly string[];
}

/**
 * Grades every file and folder in `solutions/`, each of which must get full marks, runs every correct search
 * and every mistake that the exercise promises to catch, and looks for what is missing.
 */
export async function lintExercise(exercise: Exercise, label: string, engines: Engines): Promise<Lint> {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const passed: string[] = [];
  const folder = join(exercise.folder, 'solutions');
  const names = (await namesIn(folder)).filter((name) => !isIgnored(name));
  for (const name of names) {
    const file = `${label}/solutions/${name}`;
    const failures = await failuresOf(exercise, join(folder, name), file, engines);
    problems.push(...failures);
    if (failures.length === 0) passed.push(name);
  }
  problems.push(
    ...lintMistakes(exercise, label),
    ...lintRuns(exercise, label),
    ...lintCatches(exercise, label),
    ...lintPower(exercise, label),
  );
  const modules = await lintModules(exercise, label, engines);
  problems.push(...modules.problems);
  warnings.push(...modules.warnings);
  if (names.length === 0)
    warnings.push(
      lack(
        'no-solutions',
        `${label}/solutions`,
        'no solution',
        'at least one that gets full marks, as proof that the exercise can be solved',
      ),
    );
  warnings.push(
    ...(await unusedFiles(exercise, label)),
    ...(await missingStarters(exercise, label)),
    ...warningsOfTrees(exercise, label),
    ...(await lintLazy(exercise, label)),
  );
  if (!exercise.checks.some((check) => check.visibility === 'student')) {
    warnings.push(
      lack(
        'nothing-visible',
        `${label}/exercise.json`,
        'no check with visibility "student"',
        'at least one, so that students can check their work',
      ),
    );
  }
  return { problems, warnings, solutions: passed };
}

/** What may not be meant in the tree files, each looked at once. */
function warningsOfTrees({ checks }: Exercise, label: string): Problem[] {
  const trees = new Map<string, Tree>();
  for (const { file, inputs } of checks.flatMap(({ cases }) => cases))
    for (const input of inputs)
      if (file !== null && input.kind === 'game' && input.game.name === 'tree')
        trees.set(`${label}/${file}`, input.game.tree);
  return [...trees].flatMap(([file, tree]) => treeWarnings(tree, file));
}

async function failuresOf(
  exercise: Exercise,
  path: string,
  file: string,
  engines: Engines,
): Promise<Problem[]> {
  const report = await gradeSubmission(exercise, await readSubmission(path, exercise), engines);
  if (report.status !== 'graded' && report.verdicts.length === 0) {
    return [lack('solution-not-graded', file, report.note, 'a solution that gets full marks')];
  }
  return report.verdicts
    .filter((verdict) => verdict.state !== 'passed')
    .map((verdict) => ({
      code: 'solution-fails',
      file,
      place: verdict.case === undefined ? verdict.check : `${verdict.check}/${verdict.case}`,
      found: verdict.rationale,
      expected: "full marks for an author's solution",
    }));
}

/** Trees and runs that no case names: left over, or forgotten. */
async function unusedFiles(exercise: Exercise, label: string): Promise<Problem[]> {
  const used = new Set(exercise.checks.flatMap((check) => check.cases.flatMap((each) => each.file ?? [])));
  const unused: Problem[] = [];
  for (const room of ['trees', 'runs', 'hidden']) {
    for (const name of await namesIn(join(exercise.folder, room))) {
      const file = `${room}/${name}`;
      if (isIgnored(name) || !name.endsWith('.json') || used.has(file)) continue;
      unused.push(
        lack(
          'unused-file',
          `${label}/${file}`,
          'a file that no case names',
          'a case that uses it, or no file',
        ),
      );
    }
  }
  return unused;
}

async function missingStarters(exercise: Exercise, label: string): Promise<Problem[]> {
  const there = await namesIn(join(exercise.folder, 'starter'));
  const missing = exercise.languages
    .flatMap((language) => exercise.files[language] ?? [])
    .filter((file) => !there.includes(file));
  return missing.map((file) =>
    lack(
      'no-starter',
      `${label}/starter/${file}`,
      'no such file',
      'a starter in each language that the exercise takes',
    ),
  );
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [] as string[])).sort(byCodeUnit);

const lack = (code: string, file: string, found: string, expected: string): Problem => ({
  code,
  file,
  place: '',
  found,
  expected,
});
