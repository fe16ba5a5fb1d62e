import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseReport } from '../../../grader/batch/storedReport.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { readExerciseFile } from '../../../grader/content/exerciseFile.ts';
import { parseRunJson } from '../../../grader/content/run.ts';
import { parseTreeJson } from '../../../grader/content/tree.ts';
import { loadQuiz, parseQuizJson } from '../../../grader/quiz/file/quiz.ts';
import { gradeSheet } from '../../../grader/quiz/judge/report.ts';
import { prepareQuiz } from '../../../grader/quiz/preparedQuestion.ts';
import { readStudents } from '../../../grader/quiz/make/roster.ts';
import { parseAnswers } from '../../../grader/quiz/sheets/answersFile.ts';
import { reportJson } from '../../../grader/report/json.ts';
import { packageRoot } from '../../../grader/types/root.ts';
import type { Result } from '../../../grader/types/result.ts';
import { withOtherValues } from '../../support/otherValues.ts';
import { SAMPLES } from '../../support/sampleReports.ts';
import { validTreeSpec } from '../../support/treeSpecs.ts';

/** Whatever stands in a file, its reader says what is wrong with it, and never falls over it. */

const folder = join(packageRoot(), 'exercises');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const bundled = (pattern: RegExp): string[] => files.filter((path) => pattern.test(path));
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));

/** Where null means something: a leaf whose value must not matter, or a part that has no answer. */
const LEAF = /^(figures\.\w+\.)?tree(\[\d+\]|\.children|\.tree)*(\.value)?$/;
const EXPECTED = /\.expect\b/;

/** Reads the file with other values at each place; where a value is null, that must be a problem. */
function holds(
  json: unknown,
  reader: (json: unknown) => Result<unknown>,
  mayBeNull: readonly RegExp[] = [],
): void {
  for (const { place, other, json: changed } of withOtherValues(json)) {
    const what = `${JSON.stringify(other)} at ${place === '' ? 'the top' : place}`;
    const result = reading(() => reader(changed), what);
    const mustFail = other === null && !mayBeNull.some((pattern) => pattern.test(place));
    if (mustFail) expect(result.ok, what).toBe(false);
    if (result.ok) continue;
    expect(result.problems.length, what).toBeGreaterThan(0);
    for (const { found, expected } of result.problems) {
      expect(found, what).not.toBe('');
      expect(expected, what).not.toBe('');
    }
    if (mustFail)
      expect(
        result.problems.some((problem) => problem.place.startsWith(firstOf(place))),
        what,
      ).toBe(true);
  }
}

function reading<T>(read: () => T, what: string): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${what} is an exception`, { cause: error });
  }
}

/** The part of a place that any problem about it must name; without a tool's name a result is no result. */
const firstOf = (place: string): string => (place === 'tool' ? '' : (/^[^.[]*/.exec(place)?.[0] ?? ''));

describe('other values in', () => {
  test.each([...Array(20).keys()])('a tree, seed %i', (seed) => {
    holds(validTreeSpec(seed), (json) => parseTreeJson(json, 'tree.json'), [LEAF]);
  });

  test.each(bundled(/^[^/]+\/exercise\.json$/))('%s', (path) => {
    holds(read(path), (json) => readExerciseFile(json, 'exercise.json'));
  });

  test.each(bundled(/^[^/]+\/runs\/[^/]+\.json$/))('%s', (path) => {
    holds(read(path), (json) => parseRunJson(json, 'run.json'));
  });

  test.each(bundled(/^quizzes\/[^/]+\.json$/))('%s', (path) => {
    holds(read(path), (json) => parseQuizJson(json, 'quiz.json', join(folder, path)), [LEAF, EXPECTED]);
  });

  test.each(SAMPLES)('a stored result: $submission.id, $status', (report) => {
    holds(JSON.parse(reportJson(report)), (json) => parseReport(JSON.stringify(json), 'result.json'), [
      /^(score|submission\.language)$/,
      /^trees\b/,
      /\b(initial|expected|actual|given|returned|answers?)\b/,
    ]);
  });
});

test.each(bundled(/^quizzes\/[^/]+\.json$/))('other values in answers to %s', (path) => {
  const quiz = loadQuiz(join(folder, path));
  if (!quiz.ok) throw new Error(path);
  const prepared = prepareQuiz(quiz.value);
  const answers = Object.fromEntries(quiz.value.questions.map(({ id }) => [id, { a: '1', b: [1, 'x'] }]));
  const sheet = { quiz: 'q', student: { id: 'ann', name: 'Ann' }, answers };
  for (const { place, other, json } of withOtherValues(sheet)) {
    const what = `${JSON.stringify(other)} at ${place}`;
    const result = reading(() => parseAnswers(JSON.stringify(json), 'ann.json', 'ann'), what);
    if (result.ok) reading(() => gradeSheet(quiz.value, result.value, prepared), what);
    else expect(result.problems.length, what).toBeGreaterThan(0);
  }
});

test('an exercise that its schema lets pass loads or says why it does not', async () => {
  const home = mkdtempSync(join(tmpdir(), 'cutoff-values-'));
  try {
    const copy = join(home, 'minimax');
    cpSync(join(folder, 'minimax'), copy, { recursive: true });
    const json = read('minimax/exercise.json') as { checks: { cases: unknown[] }[] };
    const short = {
      ...json,
      checks: json.checks.map((each) => ({ ...each, cases: each.cases.slice(0, 1) })),
    };
    for (const { place, other, json: changed } of withOtherValues(short)) {
      if (!readExerciseFile(changed, 'exercise.json').ok) continue;
      writeFileSync(join(copy, 'exercise.json'), JSON.stringify(changed));
      const what = `${JSON.stringify(other)} at ${place}`;
      const loaded = await loadExercise(copy).catch((error: unknown) => {
        throw new Error(`${what} is an exception`, { cause: error });
      });
      if (!loaded.ok) expect(loaded.problems.length, what).toBeGreaterThan(0);
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});

test('a class list is text, and any text is a list or a problem', () => {
  const cell = fc.oneof(
    fc.constantFrom('id', 'Email', '', '"', 'null', '7', '[]', '{}', '\ufeff'),
    fc.string(),
  );
  const table = fc.array(fc.array(cell).map((row) => row.join(','))).map((rows) => rows.join('\n'));
  fc.assert(
    fc.property(table, (text) => {
      const ids = readStudents(text, 'class.csv');
      if (ids.ok) expect(ids.value.length).toBeGreaterThan(0);
      else expect(ids.problems.every(({ expected }) => expected !== '')).toBe(true);
    }),
  );
});
