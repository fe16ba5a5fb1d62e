/** Several attempts of one student: which of them counts, by which rule, and what becomes of the others. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everything, grade, gradedFolder, grades, read } from '../../support/gradedClass.ts';
import { cutoff, type Ran } from '../../support/io.ts';
import { BROKEN, CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';

const blackboard = (id: string, day: string, work: string): Record<string, string> => ({
  [`class/L_${id}_attempt_2026-03-${day}-10-00-00_minimax.js`]: work,
});
const due = (assignment: object): string =>
  JSON.stringify({
    zone: 'UTC',
    late: { per: 'day', off: '25%', grace: 15 },
    assignments: [{ exercise: 'exercise', ...assignment }],
  });
const EXTENSION = { due: '2026-03-03T23:59', reason: 'ill' };
/** Right on the first and on the third day, wrong on the second. */
const CLASS = {
  ...blackboard('ann', '01', CORRECT),
  ...blackboard('ann', '02', SWAPPED),
  ...blackboard('ann', '03', CORRECT),
  ...blackboard('bea', '02', SWAPPED),
  ...blackboard('bea', '03', CORRECT),
  ...blackboard('cai', '02', CORRECT),
  'course.json': due({ due: '2026-03-01T23:59' }),
};
const CANVAS = {
  'class/ann_101_5001_minimax.js': SWAPPED,
  'class/ann_101_5007_minimax-1.js': CORRECT,
  'class/bea_102_5002_minimax.js': CORRECT,
  'course.json': due({ due: '2026-03-01T23:59' }),
};

const dry = (cwd: string, ...more: readonly string[]): Promise<Ran> =>
  cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--dry-run', ...more]);
const beforeDue = ['--attempt', 'before-due', '--course', 'course.json'];
const scores = (cwd: string): Record<string, string | undefined> =>
  Object.fromEntries(grades(cwd).map(([id = '', , score]) => [id, score]));
/** `2 of 3` of each, as the dry run has it. */
async function taken(cwd: string, ...more: readonly string[]): Promise<Record<string, string>> {
  const { out, err } = await dry(cwd, '--json', ...more);
  expect(err).toBe('');
  const { submissions } = JSON.parse(out) as {
    readonly submissions: readonly {
      readonly people: readonly { readonly id: string }[];
      readonly attempt: number | null;
      readonly attempts: number;
      readonly by: string | null;
    }[];
  };
  return Object.fromEntries(
    submissions.map(({ people, attempt, attempts, by }) => [
      people[0]?.id ?? '',
      `${attempt} of ${attempts} ${by}`,
    ]),
  );
}

describe('latest and first', () => {
  test.each([
    [[], { ann: '3 of 3 latest', bea: '2 of 2 latest', cai: '1 of 1 null' }],
    [['--attempt', 'first'], { ann: '1 of 3 first', bea: '1 of 2 first', cai: '1 of 1 null' }],
  ])('%j', async (more, wanted) => {
    expect(await taken(courseFolder(CLASS), ...more)).toEqual(wanted);
  });

  test('the dry run and the console tell which was taken', async () => {
    const cwd = courseFolder(CLASS);
    expect((await dry(cwd)).out.replaceAll(/\s+/g, ' ')).toContain('attempt 3 of 3, the latest');
    const { out } = await grade(cwd);
    expect(out).toContain('Several attempts, of which the latest counts: ann 3 of 3, bea 2 of 2.');
  });

  test('a word that is none', async () => {
    const { code, err } = await dry(courseFolder(CLASS), '--attempt', 'bets');
    expect(code).toBe(2);
    expect(err).toContain('expected latest, first, before-due or best; did you mean "best"?');
  });
});

describe('before-due', () => {
  test('takes the last in time, and where none is the first after', async () => {
    const cwd = courseFolder(CLASS);
    expect(await taken(cwd, ...beforeDue)).toEqual({
      ann: '1 of 3 in-time',
      bea: '1 of 2 after-due',
      cai: '1 of 1 null',
    });
    const { out, code } = await grade(cwd, ...beforeDue);
    expect(code).toBe(0);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'Several attempts, of which the last in time counts: ann 1 of 3, bea 1 of 2 (the first after it was due).',
    );
    expect(scores(cwd)).toEqual({ ann: '4', bea: '0', cai: '4' });
    expect(JSON.parse(read(cwd, 'handed-in.json'))).toMatchObject({
      students: [
        { id: 'ann', when: '2026-03-01T10:00:00', attempt: 1, attempts: 3 },
        { id: 'bea', when: '2026-03-02T10:00:00', attempt: 1, attempts: 2 },
        { id: 'cai' },
      ],
    });
    expect(out).toContain('2 late');
  });

  test('the dry run says why', async () => {
    const { out } = await dry(courseFolder(CLASS), ...beforeDue);
    const words = out.replaceAll(/\s+/g, ' ');
    expect(words).toContain('attempt 1 of 3, the last in time (due 2026-03-01 23:59 UTC)');
    expect(words).toContain('attempt 1 of 2, the first after it was due (due 2026-03-01 23:59 UTC)');
  });

  test.each([
    ['a student by id', { ...EXTENSION, students: ['ANN'] }, '3 of 3 in-time', '1 of 2 after-due'],
    ['a section of the roster', { ...EXTENSION, sections: ['b'] }, '1 of 3 in-time', '2 of 2 in-time'],
  ])('an extension of %s', async (_, extension, ann, bea) => {
    const cwd = courseFolder({
      ...CLASS,
      'course.json': due({ due: '2026-03-01T23:59', extensions: [extension] }),
      'roster.csv': 'id,section\nann,A\nbea,B\n',
    });
    expect(await taken(cwd, ...beforeDue, '--roster', 'roster.csv')).toMatchObject({ ann, bea });
  });

  test('with the minutes of grace, to the second', async () => {
    const at = (due_: string): Promise<Record<string, string>> =>
      taken(courseFolder({ ...CLASS, 'course.json': due({ due: due_ }) }), ...beforeDue);
    expect((await at('2026-03-02T09:45'))['ann']).toBe('2 of 3 in-time');
    expect((await at('2026-03-02T09:44:59'))['ann']).toBe('1 of 3 in-time');
  });

  test('of a group, in time is what is in time for all of it', async () => {
    const submitters = ['ann', 'bea'].map((id) => `  - :name: ${id}\n    :sid: ${id}\n`).join('');
    const cwd = courseFolder({
      'class/submission_metadata.yml':
        `---\nsubmission_2:\n  :submitters:\n${submitters}  :created_at: 2026-03-02 10:00:00 Z\n` +
        '  :history:\n  - :id: 1\n    :created_at: 2026-03-01 10:00:00 Z\n',
      'class/submission_1/minimax.js': CORRECT,
      'class/submission_2/minimax.js': CORRECT,
      'course.json': due({
        due: '2026-03-01T23:59',
        extensions: [{ ...EXTENSION, students: ['bea'] }],
      }),
    });
    expect(await taken(cwd, ...beforeDue)).toEqual({ ann: '1 of 2 in-time' });
  });

  test.each([
    ['no course', CLASS, ['--attempt', 'before-due'], 'there is no due date; name the policy of the course'],
    [
      'a course that has no due date',
      { ...CLASS, 'course.json': due({}) },
      beforeDue,
      'course.json has no "due" for exercise',
    ],
    ['no times', CANVAS, beforeDue, 'nothing tells when attempts were handed in (101)'],
  ])('%s', async (_, files, options, message) => {
    const cwd = courseFolder(files);
    for (const { code, err, out } of [await dry(cwd, ...options), await grade(cwd, ...options)]) {
      expect(err).toContain(message);
      expect([code, out]).toEqual([2, '']);
    }
  });

  test('a table tells when, with a row for each attempt, in any order', async () => {
    const times = 'id,submitted\n101,2026-03-02 10:00\n101,2026-03-01 10:00\n102,2026-03-02 10:00\n';
    const cwd = courseFolder({ ...CANVAS, 'times.csv': times });
    const options = [...beforeDue, '--submitted', 'times.csv'];
    expect(await taken(cwd, ...options)).toMatchObject({ 101: '1 of 2 in-time' });
    await grade(cwd, ...options);
    expect(scores(cwd)).toEqual({ 101: '0', 102: '4' });
    expect(JSON.parse(read(cwd, 'handed-in.json'))).toMatchObject({
      students: [{ told: '2026-03-01 10:00', attempt: 1 }, { told: '2026-03-02 10:00' }],
    });
    // The latest of them is the last row's, wherever it stands.
    await grade(cwd, '--submitted', 'times.csv');
    expect(scores(cwd)).toEqual({ 101: '4', 102: '4' });
    expect(read(cwd, 'handed-in.json')).toContain('"told": "2026-03-02 10:00"');
    expect(read(cwd, 'handed-in.json')).not.toContain('"told": "2026-03-01 10:00"');
  });

  test('a time that a table told of one attempt is not taken for that of another', async () => {
    const cwd = await gradedFolder(
      { ...CLASS, 'times.csv': 'id,submitted\nann,2026-03-03 10:00\n' },
      '--submitted',
      'times.csv',
    );
    expect(read(cwd, 'handed-in.json')).toContain('"told": "2026-03-03 10:00"');
    await grade(cwd, ...beforeDue);
    expect(read(cwd, 'handed-in.json')).not.toContain('told');
  });
});

describe('best', () => {
  const best = (cwd: string, ...more: readonly string[]): Promise<Ran> =>
    grade(cwd, '--attempt', 'best', ...more);
  const history = async (cwd: string, id: string): Promise<string[]> =>
    (await cutoff(cwd, ['history', id, '--in', 'out'])).out
      .trimEnd()
      .split('\n')
      .map((line) => line.slice('2026-11-29 09:20  '.length));

  test('grades all, takes the one with the most points, of several the latest, and keeps the others', async () => {
    const cwd = courseFolder({
      ...CLASS,
      ...blackboard('bea', '04', BROKEN),
      'course.json': due({ due: '2026-03-02T23:59' }),
    });
    const { out, code } = await best(cwd, '--course', 'course.json');
    expect(code).toBe(0);
    expect(out).toContain('Several attempts, of which the best counts: ann 3 of 3, bea 2 of 3.');
    expect(scores(cwd)).toEqual({ ann: '4', bea: '4', cai: '4' });
    expect(JSON.parse(read(cwd, 'handed-in.json'))).toMatchObject({
      students: [
        { id: 'ann', when: '2026-03-03T10:00:00', attempt: 3 },
        { id: 'bea', when: '2026-03-03T10:00:00', attempt: 2 },
        { id: 'cai' },
      ],
    });
    // What being late costs goes by the attempt that counts.
    expect(grades(cwd).map((row) => row[8])).toEqual(['3', '3', '4']);
    expect(readdirSync(join(cwd, 'out', 'bea', 'attempts')).sort()).toEqual(['1.json', '3.json']);
    expect(await history(cwd, 'bea')).toEqual([
      '0 of 4, attempt 1, which does not count',
      expect.stringMatching(/^0 of 4.*, attempt 3, which does not count$/),
      '4 of 4',
    ]);
    const json = await cutoff(cwd, ['history', 'bea', '--in', 'out', '--json']);
    expect(
      (JSON.parse(json.out) as { readonly attempt: number | null }[]).map(({ attempt }) => attempt),
    ).toEqual([1, 3, null]);
  });

  test('goes on where it was, and takes another where another is better', async () => {
    const cwd = courseFolder(CLASS);
    await best(cwd);
    const before = everything(cwd);
    expect((await best(cwd)).out).toContain('3 of them were graded before');
    expect(everything(cwd)).toEqual(before);
    writeFileSync(join(cwd, 'class/L_bea_attempt_2026-03-03-10-00-00_minimax.js'), `${SWAPPED}// x\n`);
    writeFileSync(join(cwd, 'class/L_bea_attempt_2026-03-02-10-00-00_minimax.js'), `${CORRECT}// y\n`);
    const { out } = await best(cwd);
    expect(out).toContain('2 of them were graded before');
    expect(out).toContain('bea 1 of 2');
    expect(readdirSync(join(cwd, 'out', 'bea', 'attempts'))).toEqual(['2.json']);
    expect(await history(cwd, 'bea')).toEqual([
      '0 of 4, attempt 2, which does not count',
      '4 of 4',
      '4 of 4, since the work changed',
    ]);
  });

  test('an attempt of which the points are withheld, and may be more, withholds', async () => {
    const broken = { 'class/L_dan_attempt_2026-03-01-10-00-00_work.rar': 'Rar!' };
    const cwd = courseFolder({
      ...broken,
      ...blackboard('dan', '02', SWAPPED),
      'class/L_eve_attempt_2026-03-01-10-00-00_work.rar': 'Rar!',
      ...blackboard('eve', '02', CORRECT),
    });
    const { out } = await best(cwd);
    expect(scores(cwd)).toEqual({ dan: '', eve: '4' });
    expect(out).toContain('dan 1 of 2, eve 2 of 2');
  });

  test('the dry run names all', async () => {
    const { out } = await dry(courseFolder(CLASS), '--attempt', 'best');
    expect(out.replaceAll(/\s+/g, ' ')).toContain('3 attempts, all graded, and the best counts');
    expect(await taken(courseFolder(CLASS), '--attempt', 'best')).toMatchObject({ ann: 'null of 3 best' });
  });

  test('parts of a class that are joined give the bytes of one run', async () => {
    const cwd = courseFolder(CLASS);
    await best(cwd, '--course', 'course.json');
    const whole = everything(cwd);
    for (const part of ['1', '2'])
      await best(cwd, '--course', 'course.json', '--shard', `${part}/2`, '--out', `part${part}`);
    await cutoff(cwd, ['merge', 'part1', 'part2', '--out', 'all']);
    for (const [path, text] of whole)
      expect(readFileSync(path.replace(join(cwd, 'out'), join(cwd, 'all')), 'utf8'), path).toBe(text);
  });
});
