import { expect, test } from 'vitest';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

const run = (text: string): ReturnType<typeof cutoff> =>
  cutoff(folderOf({}), `quiz variants ${text}`.split(' '));

test('what a class would share is told by question, and nothing is written', async () => {
  const { code, out } = await run('annealing --students 30');
  expect(code).toBe(0);
  expect(out).toMatch(/^Question 1: \d+ of 30 share the commonest of \d+ answers$/m);
  expect(out).toContain('No two of 30 students have the same answers to the whole quiz.');
});

test('too many are pointed out, with an exit code', async () => {
  const { code, out } = await run('annealing --students 30 --share 1/30');
  expect(code).toBe(1);
  expect(out).toMatch(/TOO MANY$/m);
});

test('as JSON, with numbers and ids', async () => {
  const { out } = await run('annealing --students 5 --json');
  expect(JSON.parse(out)).toMatchObject({
    quiz: 'annealing',
    students: 5,
    answers: [{ number: 1, of: 5 }, {}],
  });
});

test.each([
  ['annealing', /needs --roster and --out, or --students/],
  ['annealing --students 5 --out v', /takes no --out/],
  ['annealing --students 0', /a whole number from 2 to 1000/],
])('%s is refused', async (text, words) => {
  const { code, err } = await run(text);
  expect([code, err]).toEqual([2, expect.stringMatching(words)]);
});
