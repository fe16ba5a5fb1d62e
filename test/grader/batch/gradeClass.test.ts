import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gradeClass } from '../../../grader/batch/gradeClass.ts';
import { gradersHere } from '../../../grader/batch/graders.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { createEngines } from '../../../grader/observe/sandbox/engines.ts';
import type { Engines } from '../../../grader/types/engine.ts';
import type { ClassRow } from '../../../grader/report/classRow.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';
import { workIn } from '../../../grader/intake/readClass.ts';

async function exerciseIn(folder: string): Promise<Exercise> {
  const loaded = await loadExercise(join(folder, 'exercise'));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

/** The real engines, but for programs that say BREAK, where they break their promise never to reject. */
function breakable(): Engines {
  const engines = createEngines({ workers: 1 });
  return {
    for(language) {
      const engine = engines.for(language);
      return engine === null
        ? null
        : {
            ...engine,
            observe: (job) =>
              job.program.files.some((file) => file.text.includes('BREAK'))
                ? Promise.reject(new Error('the engine is on fire'))
                : engine.observe(job),
          };
    },
    close: () => engines.close(),
  };
}

test('a fault of our own withholds that one score, is told, and stops nothing', async () => {
  const folder = courseFolder({
    'class/a.js': CORRECT,
    'class/b.js': `${CORRECT}// BREAK`,
    'class/c.js': SWAPPED,
  });
  const out = join(folder, 'out');
  mkdirSync(out);
  const engines = breakable();
  const seen: [string, number, number][] = [];
  try {
    const exercise = await exerciseIn(folder);
    const graded = await gradeClass({
      work: await workIn(join(folder, 'class'), exercise),
      exercise,
      out,
      graders: gradersHere(exercise, engines, 1),
      onResult: (row: ClassRow, done, total) => void seen.push([row.id, done, total]),
    });
    expect(graded.rows.map(({ id, status, score }) => [id, status, score.value])).toEqual([
      ['a', 'graded', 4],
      ['b', 'withheld', null],
      ['c', 'graded', 0],
    ]);
    expect(graded.faults).toEqual([{ id: 'b', message: 'the engine is on fire' }]);
    expect([...graded.outcomes].sort()).toEqual(['failed', 'fault', 'passed']);
    expect(seen.map(([, done, total]) => [done, total])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(seen.map(([id]) => id).sort()).toEqual(['a', 'b', 'c']);
    const staff = readFileSync(join(out, 'b', 'staff', 'result.json'), 'utf8');
    expect(JSON.parse(staff)).toMatchObject({
      status: 'withheld',
      score: null,
      note: expect.stringMatching(/not the fault of the submission/),
    });
    expect(staff).not.toContain('on fire');
  } finally {
    await engines.close();
  }
});

test('timings are kept apart, one a submission', async () => {
  const folder = courseFolder({ 'class/a.js': CORRECT, 'class/b.js': CORRECT });
  const out = join(folder, 'out');
  mkdirSync(out);
  const engines = createEngines({ workers: 2 });
  try {
    const exercise = await exerciseIn(folder);
    await gradeClass({
      work: await workIn(join(folder, 'class'), exercise),
      exercise,
      out,
      graders: gradersHere(exercise, engines, 2),
    });
  } finally {
    await engines.close();
  }
  const timings = JSON.parse(readFileSync(join(out, 'timings.json'), 'utf8')) as {
    jobs: number;
    seconds: number;
    submissions: { id: string; seconds: number }[];
  };
  expect(timings.jobs).toBe(2);
  expect(timings.submissions.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(timings.submissions.every(({ seconds }) => seconds > 0 && seconds <= timings.seconds)).toBe(true);
});

test('a run that is over before it began grades nobody and leaves the class files alone', async () => {
  const folder = courseFolder({ 'class/a.js': CORRECT, 'out/grades.csv': 'old' });
  const controller = new AbortController();
  controller.abort();
  const engines = createEngines({ workers: 1 });
  try {
    const exercise = await exerciseIn(folder);
    const graded = await gradeClass({
      work: await workIn(join(folder, 'class'), exercise),
      exercise,
      out: join(folder, 'out'),
      graders: gradersHere(exercise, engines, 1),
      signal: controller.signal,
    });
    expect(graded).toMatchObject({ rows: [], total: 1, interrupted: true });
    expect(readFileSync(join(folder, 'out', 'grades.csv'), 'utf8')).toBe('old');
  } finally {
    await engines.close();
  }
});
