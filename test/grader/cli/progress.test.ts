import { expect, test } from 'vitest';
import { leftWords, progressOn } from '../../../grader/cli/progress.ts';
import type { Io } from '../../../grader/cli/io.ts';
import type { ClassRow } from '../../../grader/report/classRow.ts';

const ROW = {
  id: 'ann',
  score: { value: 3, earned: '3', max: '4' },
  status: 'graded',
} as unknown as ClassRow;

/** What a log holds of a class of so many, each of which takes two seconds. */
async function logOf(total: number): Promise<string[]> {
  let log = '';
  let time = 0;
  const io = { stderr: { write: (text: string) => (log += text) }, env: {} } as unknown as Io;
  const progress = await progressOn(io, total, () => time);
  for (let done = 1; done <= total; done += 1) {
    time += 2000;
    progress.step(ROW, done, total);
  }
  progress.stop();
  return log.trimEnd().split('\n');
}

test('a log has a line for each of a small class, and twenty of a large one, with the time that is left', async () => {
  expect(await logOf(2)).toEqual(['1/2 ann: 3 of 4', '2/2 ann: 3 of 4']);
  const lines = await logOf(1000);
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('  50/1000 about 32 min left');
  expect(lines.at(-2)).toBe(' 950/1000 about 2 min left');
  expect(lines.at(-1)).toBe('1000/1000');
});

test.each([
  [0, 0, 10, ''],
  [500, 1, 2, 'about 1 s left'],
  [59_000, 1, 2, 'about 59 s left'],
  [3_600_000, 1, 2, 'about 1 h 00 min left'],
  [10, 2, 2, ''],
])('%i ms for %i of %i: %j', (taken, done, total, words) => {
  expect(leftWords(taken, done, total)).toBe(words);
});
