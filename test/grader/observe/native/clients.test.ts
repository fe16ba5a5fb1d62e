/** The example programs of docs/protocol.md, as they stand there, graded by the exercise that they solve. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadExercise } from '../../../../grader/content/exercise.ts';
import { gradeSubmission } from '../../../../grader/grade.ts';
import { createEngines } from '../../../../grader/observe/sandbox/engines.ts';
import { findOnPath } from '../../../../grader/observe/sandbox/native/confine.ts';
import { readSubmission } from '../../../../grader/observe/submission/readSubmission.ts';
import { packageRoot } from '../../../../grader/types/root.ts';
import { folderOf } from '../../../support/folders.ts';

const engines = createEngines({ workers: 1, trust: true });
afterAll(() => engines.close());

const page = readFileSync(join(packageRoot(), 'docs', 'protocol.md'), 'utf8');
const programs = Object.fromEntries(
  [...page.matchAll(/^```\S+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, name, text]) => [name!, text!]),
);
const python = findOnPath('python3', process.env['PATH'] ?? '');
const loaded = await loadExercise('minimax');
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));

describe.each([
  ['main.mjs', [process.execPath, 'main.mjs'], true, 'command'],
  ['main.py', ['python3', 'main.py'], python !== null, 'python-command'],
] as const)('%s', (name, command, isHere, language) => {
  test.skipIf(!isHere)('is short, and gets full marks', async () => {
    expect(programs[name]!.trimEnd().split('\n').length).toBeLessThanOrEqual(32);
    const exercise = { ...loaded.value, command, languages: ['command' as const], files: {} };
    const report = await gradeSubmission(
      exercise,
      await readSubmission(folderOf({ [name]: programs[name]! }), exercise),
      engines,
    );
    expect(report.verdicts.filter(({ state }) => state !== 'passed')).toEqual([]);
    expect([report.status, report.score.earned, report.submission.language]).toEqual([
      'graded',
      report.score.max,
      language,
    ]);
  });
});
