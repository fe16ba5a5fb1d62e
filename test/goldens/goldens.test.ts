/**
 * The sample classes through the real arrow: what each submission gets is said in `expected.ts`, and
 * everything in its report is held to `<exercise>.txt`. `npm run goldens` writes those anew.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseReport } from '../../grader/batch/storedReport.ts';
import { loadExercise } from '../../grader/content/exercise.ts';
import { gradeSubmission } from '../../grader/grade.ts';
import { createEngines } from '../../grader/observe/sandbox/engines.ts';
import { readClass } from '../../grader/intake/readClass.ts';
import { forStudent } from '../../grader/report/forStudent.ts';
import { reportJson } from '../../grader/report/json.ts';
import type { Exercise } from '../../grader/types/exercise.ts';
import type { Report } from '../../grader/types/report.ts';
import { packageRoot } from '../../grader/types/root.ts';
import type { Submission } from '../../grader/types/submission.ts';
import { published } from '../support/publishedSchemas.ts';
import { EXPECTED } from './expected.ts';
import { WHOLE, goldenLines, readClassGolden, wholeGolden } from './golden.mjs';
import { some } from '../support/whole.ts';

const goldens = join(packageRoot(), 'test', 'goldens');
const classes = join(packageRoot(), 'test', 'fixtures', 'classes');
const engines = createEngines({ workers: 2 });
const fits = published().getSchema('result.schema.json')!;
afterAll(() => engines.close());

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

/** Reasons of the cases that did not pass, by check. */
function failures({ verdicts }: Report): Record<string, string[]> {
  const reasons = new Map<string, Set<string>>();
  for (const { check, state, reason } of verdicts) {
    if (state !== 'passed') reasons.set(check, (reasons.get(check) ?? new Set()).add(reason ?? state));
  }
  return Object.fromEntries([...reasons].map(([check, found]) => [check, [...found].sort()]));
}

test('a class, a table and a golden for each exercise, and one whole result of each kind', async () => {
  const slugs = Object.keys(EXPECTED).sort();
  expect((await readdir(classes)).sort()).toEqual(slugs);
  const texts = (await readdir(goldens)).filter((name) => name.endsWith('.txt')).sort();
  expect(texts).toEqual(slugs.map((slug) => `${slug}.txt`).sort());
  const whole = WHOLE.map(({ slug }) => `${slug}.json`).sort();
  expect((await readdir(join(goldens, 'whole'))).sort()).toEqual(whole);
});

test('a person can review them all', async () => {
  const files = [
    ...Object.keys(EXPECTED).map((slug) => `${slug}.txt`),
    ...WHOLE.map(({ slug }) => `whole/${slug}.json`),
  ];
  const texts = await Promise.all(files.map((file) => readFile(join(goldens, file), 'utf8')));
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
  expect(lines).toBeLessThanOrEqual(16_000);
});

describe.each(Object.entries(EXPECTED))('%s', async (slug, table) => {
  const exercise = await load(slug);
  const golden = readClassGolden(await readFile(join(goldens, `${slug}.txt`), 'utf8'));
  const submissions: Submission[] = [];
  for await (const submission of readClass(join(classes, slug), exercise)) submissions.push(submission);

  test('every submission has its row and its golden, and none is left over', () => {
    const ids = submissions.map(({ id }) => id);
    expect(Object.keys(table).sort()).toEqual([...ids].sort());
    expect([...golden.keys()]).toEqual(ids);
  });

  const isSpecimen = ({ id }: Submission): boolean =>
    WHOLE.some((kept) => kept.slug === slug && kept.id === id);
  const graded = new Set([...some(submissions, 24, 0), ...submissions.filter(isSpecimen)]);
  test.concurrent.each([...graded])('$id', async (submission) => {
    const { id } = submission;
    const { says, status = 'graded', fails = {}, diagnosis } = table[id]!;
    const report = await gradeSubmission(exercise, submission, engines);
    expect(report.status, says).toBe(status);
    const expected = Object.entries(fails).map(([check, reasons]) => [check, [reasons].flat().sort()]);
    expect(failures(report), says).toEqual(Object.fromEntries(expected));
    expect(
      report.diagnoses.map(({ mistake }) => mistake),
      says,
    ).toEqual([diagnosis ?? []].flat());
    if (status === 'graded' && expected.length === 0) expect(report.score.earned).toBe(report.score.max);

    expect(goldenLines(report), `${slug}.txt: ${id}`).toEqual(golden.get(id));
    const json = reportJson(report);
    const whole = WHOLE.find((kept) => kept.slug === slug && kept.id === id);
    if (whole !== undefined) {
      const shown = whole.audience === 'student' ? forStudent(report) : report;
      const kept = await readFile(join(goldens, 'whole', `${slug}.json`), 'utf8');
      expect(wholeGolden(reportJson(shown), whole)).toBe(kept);
    }
    expect(fits(JSON.parse(json)), JSON.stringify(fits.errors)).toBe(true);
    const stored = parseReport(json, 'result.json');
    expect(stored.ok && reportJson(stored.value) === json, 'a stored result is read back whole').toBe(true);
  });
});
