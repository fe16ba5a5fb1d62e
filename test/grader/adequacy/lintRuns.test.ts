import { expect, test } from 'vitest';
import { formatPowerTable, readPowerTable } from '../../../grader/adequacy/powerTable.ts';
import { inOrderOf, measuredOn } from '../../../grader/adequacy/measuredOn.ts';
import type { PowerTable } from '../../../grader/adequacy/powerRows.ts';
import { lintRuns } from '../../../grader/adequacy/lintRuns.ts';
import { loadExercise } from '../../../grader/content/exercise.ts';
import { folderOf } from '../../support/folders.ts';
import type { Exercise } from '../../../grader/types/exercise.ts';

/** As an author has it who changed it: there is no table of power yet. */
async function changed(slug: string): Promise<Exercise> {
  return { ...(await load(slug)), folder: folderOf({}) };
}

async function load(slug: string): Promise<Exercise> {
  const loaded = await loadExercise(slug);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return loaded.value;
}

// That those that come along are fine is tested with the command.
test('a correct program that fails', async () => {
  const exercise = await changed('local-beam');
  const narrow = { ...exercise, mustCatch: [], limits: { ...exercise.limits, calls: 3 } };
  expect(lintRuns(narrow, 'beam')[0]).toMatchObject({
    code: 'correct-search-fails',
    file: 'beam/exercise.json',
    place: 'checks',
    found: expect.stringMatching(/^a correct program \(.+\) that fails /),
  });
});

test('a promise that is not kept, one of a mistake that nobody knows, and one that is kept', async () => {
  const exercise = await changed('mutate');
  const less = {
    ...exercise,
    checks: exercise.checks.filter(({ kind }) => kind !== 'evidence'),
    mustCatch: ['doubled', 'swaps', 'halfed'],
  };
  expect(lintRuns(less, 'mutate')).toMatchObject([
    { code: 'mistake-let-through', place: 'mustCatch[0]', found: '"doubled"' },
    { code: 'unknown-mistake', place: 'mustCatch[2]', found: '"halfed"', hint: 'did you mean "halved"?' },
  ]);
});

test('what the table of power tells is not run again', async () => {
  const exercise = await load('local-beam');
  const table = readPowerTable(exercise)!;
  // Cases that were added later stand last in a table, whatever their place in the exercise.
  const now = measuredOn(exercise);
  expect(table).toMatchObject({ ...now, laws: inOrderOf(table.laws, now.laws) });
  expect(table.laws).toHaveLength(now.laws.length);
  const narrow = { ...exercise, limits: { ...exercise.limits, calls: 3 } };
  const withTable = (changes: Partial<PowerTable>): Exercise => ({
    ...narrow,
    folder: folderOf({ 'power.json': formatPowerTable({ ...table, ...measuredOn(narrow), ...changes }) }),
  });
  expect(lintRuns(withTable({}), 'beam')).toEqual([]);
  const short = table.correct.map((row) => ({ ...row, gradings: 2_999 }));
  expect(lintRuns(withTable({ correct: short }), 'beam')).toHaveLength(table.correct.length);
});

test('nothing for exercises on games', async () =>
  expect(lintRuns(await load('minimax'), 'minimax')).toEqual([]));
