import { expect, test } from 'vitest';
import { folderOf } from '../../support/folders.ts';
import { cutoff } from '../../support/io.ts';

const COURSE = JSON.stringify({
  zone: 'UTC',
  late: { per: 'hour', off: '1/2' },
  assignments: [
    { exercise: 'figure-5-2', due: '2026-03-01T12:00', bonus: [{ points: 2, reason: 'asked well' }] },
  ],
});

test('a quiz goes by the policy of a course, and its results can be written again', async () => {
  const cwd = folderOf({
    'answers.csv': 'id,best\nann,A1\n',
    'course.json': COURSE,
    'times.csv': 'id,submitted\nann,2026-03-01 12:30\n',
  });
  const grade = ['grade', 'answers.csv', '--exercise', 'figure-5-2', '--out', 'out'];
  const policy = ['--course', 'course.json', '--submitted', 'times.csv'];
  const graded = await cutoff(cwd, [...grade, ...policy]);
  expect(graded.err).toBe('');
  const { out } = await cutoff(cwd, ['explain', 'ann', '--in', 'out']);
  expect(out).toContain('−0.5        Handed in 2026-03-01 12:30 UTC, 30 minutes late');
  expect(out).toContain('2.5 of 10  Final: 2.5 of 10 points');
  expect(await cutoff(cwd, ['report', 'out'])).toMatchObject({ code: 0, err: '' });
});
