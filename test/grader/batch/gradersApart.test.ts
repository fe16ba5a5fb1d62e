import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gradersHere } from '../../../grader/batch/graders.ts';
import { gradersApart } from '../../../grader/batch/gradersApart.ts';
import { keepThreads, type OpenThreads } from '../../../grader/batch/gradingThreads.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { createEngines } from '../../../grader/observe/sandbox/engines.ts';
import { readSubmission } from '../../../grader/observe/submission/readSubmission.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';
import type { Submission } from '../../../grader/types/submission.ts';
import { folderOf } from '../../support/folders.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';

/** Asks as often as it may, so that its record alone is more than a small thread can hold. */
const GREEDY = `export function localBeam(problem) {
  for (let i = 0; i < 95000; i++) problem.neighbours([13 + (i >> 1 & 1)]);
  return problem.initial;
}`;
const SOLUTION = 'exercises/local-beam/solutions/sort';

async function given(): Promise<{ exercise: Exercise; greedy: Submission; honest: Submission }> {
  const loaded = await loadExercise('local-beam');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const exercise = loaded.value;
  const folder = folderOf({ 'greedy.js': GREEDY });
  return {
    exercise,
    greedy: await readSubmission(join(folder, 'greedy.js'), exercise),
    honest: await readSubmission(SOLUTION, exercise),
  };
}

test('a submission that takes its thread along costs itself a grade, and nobody else', async () => {
  const { exercise, greedy, honest } = await given();
  const graders = gradersApart(exercise, { jobs: 1, heapMB: 32 });
  try {
    const [lost, kept] = await Promise.all([graders.grade(greedy), graders.grade(honest)]);
    expect(lost).toMatchObject({
      outcome: 'fault',
      rendered: [{ row: { id: 'greedy', status: 'withheld', score: { value: null } } }],
    });
    expect(lost.fault).toMatch(/memory/);
    expect(kept).toMatchObject({ outcome: 'passed', fault: null });
  } finally {
    await graders.close();
  }
});

test('a thread writes the very bytes that this one would', async () => {
  const folder = courseFolder({ 'right.js': CORRECT, 'wrong.js': SWAPPED });
  const loaded = await loadExercise(join(folder, 'exercise'));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const apart = gradersApart(loaded.value, { jobs: 2 });
  const engines = createEngines({ workers: 1 });
  const here = gradersHere(loaded.value, engines, 1);
  try {
    for (const [name, outcome] of [
      ['right.js', 'passed'],
      ['wrong.js', 'failed'],
    ] as const) {
      const submission = await readSubmission(join(folder, name), loaded.value);
      const [there, ours] = [await apart.grade(submission), await here.grade(submission)];
      expect(there.outcome).toBe(outcome);
      expect(there.rendered[0]!.row).toEqual(ours.rendered[0]!.row);
      expect(there.rendered[0]!.files.length).toBeGreaterThan(3);
      for (const [at, { content }] of there.rendered[0]!.files.entries())
        expect(Buffer.from(content).equals(Buffer.from(ours.rendered[0]!.files[at]?.content ?? ''))).toBe(
          true,
        );
    }
  } finally {
    await apart.close();
    await engines.close();
  }
});

test('graders that are closed end what they were at', async () => {
  const { exercise, greedy } = await given();
  const graders = gradersApart(exercise, { jobs: 1 });
  const graded = graders.grade(greedy);
  await graders.close();
  await expect(graded).rejects.toThrow('Terminating worker thread');
});

test('threads that are kept grade the next class by its own exercise, and go on after one was ended', async () => {
  const folder = courseFolder({ 'right.js': CORRECT });
  const loaded = await loadExercise(join(folder, 'exercise'));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  const all = loaded.value;
  const first = { ...all, checks: all.checks.slice(0, 1) };
  const submission = await readSubmission(join(folder, 'right.js'), all);
  const open = keepThreads();
  const bytesOf = async (exercise: Exercise, own?: OpenThreads): Promise<string[]> => {
    const graders = gradersApart(exercise, { jobs: 1, open: own });
    const graded = await graders.grade(submission);
    await graders.close();
    return graded.rendered[0]!.files.map(({ content }) => Buffer.from(content).toString('latin1'));
  };
  const alone = [await bytesOf(all), await bytesOf(first)];
  expect(alone[0]).not.toEqual(alone[1]);
  expect([await bytesOf(all, open), await bytesOf(first, open)]).toEqual(alone);
  const ended = gradersApart(all, { jobs: 1, open });
  const unfinished = ended.grade(submission);
  await ended.close();
  await expect(unfinished).rejects.toThrow('Terminating worker thread');
  expect([await bytesOf(first, open), await bytesOf(all, open)]).toEqual(alone.toReversed());
});
