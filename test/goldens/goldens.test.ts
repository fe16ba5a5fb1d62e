/**
 * The sample classes through the real arrow: what each submission gets is said in `expected.ts`, and every byte of
 * its result is held to a golden file. `npm run goldens` writes those anew.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadExercise } from '../../grader/content/exercise.ts';
import { gradeSubmission } from '../../grader/grade.ts';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import { readClass } from '../../grader/observe/submission/readClass.ts';
import { reportJson } from '../../grader/report/json.ts';
import type { Exercise } from '../../grader/types/exercise.ts';
import type { Report } from '../../grader/types/report.ts';
import type { Submission } from '../../grader/types/submission.ts';
import { packageRoot } from '../../grader/types/root.ts';
import { EXPECTED } from './expected.ts';

const root = packageRoot();
const engines = createEngines({ workers: 2 });
afterAll(() => engines.close());

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

const classOf = (slug: string): string => join(root, 'test', 'fixtures', 'classes', slug);
const goldensOf = (slug: string): string => join(root, 'test', 'goldens', slug);

/** Reasons of the cases that did not pass, by check. */
function failures({ verdicts }: Report): Record<string, string[]> {
  const reasons = new Map<string, Set<string>>();
  for (const { check, state, reason } of verdicts) {
    if (state !== 'passed') reasons.set(check, (reasons.get(check) ?? new Set()).add(reason ?? state));
  }
  return Object.fromEntries([...reasons].map(([check, found]) => [check, [...found].sort()]));
}

test('a class, a table and goldens for each exercise', async () => {
  const slugs = Object.keys(EXPECTED).sort();
  expect((await readdir(join(root, 'test', 'fixtures', 'classes'))).sort()).toEqual(slugs);
  const folders = (await readdir(join(root, 'test', 'goldens'), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(slugs);
});

describe.each(Object.keys(EXPECTED))('%s', async (slug) => {
  const table = EXPECTED[slug]!;
  const exercise = await load(slug);
  const submissions: Submission[] = [];
  for await (const submission of readClass(classOf(slug), exercise)) submissions.push(submission);

  test('every submission has its row and its golden, and none is left over', async () => {
    const ids = submissions.map(({ id }) => id).sort();
    expect(Object.keys(table).sort()).toEqual(ids);
    expect((await readdir(goldensOf(slug))).map((name) => name.normalize('NFC')).sort()).toEqual(ids.map((id) => `${id}.json`).sort());
  });

  test.concurrent.each(submissions.map((submission) => ({ id: submission.id, submission })))('$id', async ({ id, submission }) => {
    const { says, status = 'graded', fails = {} } = table[id]!;
    const report = await gradeSubmission(exercise, submission, engines);
    expect(report.status, says).toBe(status);
    expect(failures(report), says).toEqual(Object.fromEntries(Object.entries(fails).map(([check, reasons]) => [check, [reasons].flat().sort()])));
    if (status === 'graded' && Object.keys(fails).length === 0) expect(report.score.earned).toBe(report.score.max);
    expect(reportJson(report)).toBe(await readFile(join(goldensOf(slug), `${id}.json`), 'utf8'));
  });
});
