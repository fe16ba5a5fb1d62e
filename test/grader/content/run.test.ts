import { expect, test } from 'vitest';
import { parseRun } from '../../../grader/content/run.ts';
import { formatProblem } from '../../../grader/types/result.ts';

const text = (problem: unknown, seeds: unknown = [1], more: object = {}): string => JSON.stringify({ title: 'A run', problem, seeds, ...more });

test('a run file gives one input a seed, in order', () => {
  expect(parseRun(text({ name: 'n-queens', n: 4, initial: [1, 3, 0, 2] }, [7, 3], { options: { sideways: 100 } }), null)).toEqual({
    ok: true,
    value: [7, 3].map((seed) => ({ kind: 'local', problem: { name: 'n-queens', n: 4, initial: [1, 3, 0, 2] }, seed, options: { sideways: 100 } })),
  });
  expect(parseRun(text({ name: 'n-queens', n: 8 }), null)).toMatchObject({ value: [{ problem: { initial: null }, options: {} }] });
});

test.each([
  ['an unknown problem', text({ name: 'n-queen', n: 8 }), ['r.json: problem.name: found "n-queen"; expected "n-queens" (did you mean "n-queens"?)']],
  ['no n', text({ name: 'n-queens' }), ['r.json: problem: found no "n"; expected "n": a whole number from 1 to 100']],
  ['half a queen', text({ name: 'n-queens', n: 8.5 }), ['r.json: problem.n: found 8.5; expected a whole number from 1 to 100']],
  ['a board too short', text({ name: 'n-queens', n: 8, initial: [0, 1] }), ['r.json: problem.initial: found a list of 2; expected a list of 8, one a column']],
  ['rows from 1', text({ name: 'n-queens', n: 2, initial: [1, 2] }), ['r.json: problem.initial[1]: found 2; expected a row from 0 to 1 (rows are numbered from 0)']],
  ['no seeds', text({ name: 'n-queens', n: 8 }, []), ['r.json: seeds: found an empty list; expected a list of 1 to 10,000 whole numbers']],
  ['a seed twice', text({ name: 'n-queens', n: 8 }, [5, 6, 5]), ['r.json: seeds[2]: found 5; expected a seed that is not there yet (it is the same run as seeds[0])']],
  ['a seed that is no whole number', text({ name: 'n-queens', n: 8 }, [1, -1, '3']), [
    'r.json: seeds[1]: found -1; expected a whole number from 0 to 2147483647',
    'r.json: seeds[2]: found "3"; expected a whole number from 0 to 2147483647 (write 3 without quotes)',
  ]],
  ['an option that is a list', text({ name: 'n-queens', n: 8 }, [1], { options: { ties: [] } }), ['r.json: options.ties: found an empty list; expected a number, text, true or false']],
  ['a list', '[]', ['r.json: found an empty list; expected an object with "title", "problem" and "seeds"']],
  ['no JSON', '{', ['r.json: line 1, column 2: found the end of the file; expected a key in double quotes or "}"']],
])('%s', (_, file, problems) => {
  const result = parseRun(file, 'r.json');
  expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual(problems);
});
