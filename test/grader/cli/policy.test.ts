import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { lockOut } from '../../../grader/batch/lock.ts';
import { parseCsv } from '../../../grader/content/csv.ts';
import { everything, grade, gradedFolder, read } from '../../support/gradedClass.ts';
import { cutoff, type Ran } from '../../support/io.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';
import { zipOf } from '../../support/zip.ts';

/** The exercise's name is that of its folder; its checks are worth 2, 1 and 1. */
const course = (assignment: object, more: object = {}): string =>
  JSON.stringify({
    zone: 'America/Los_Angeles',
    late: { per: 'day', off: '25%' },
    ...more,
    assignments: [{ exercise: 'exercise', ...assignment }],
  });
const TIMES = 'id,submitted\nann,2026-03-01 20:00\nbea,2026-03-01 20:00\ncai,2026-03-03 23:58:59\n';
const CLASS = {
  'class/ann.js': CORRECT,
  'class/bea.js': SWAPPED,
  'class/cai.js': CORRECT,
  'course.json': course({ due: '2026-03-01T23:59' }),
  'times.csv': TIMES,
};
const POLICY = ['--course', 'course.json', '--submitted', 'times.csv'];

const place = mkdtempSync(join(tmpdir(), 'cutoff-policy-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** A course folder whose class was graded without a policy: once, and copied for each test. */
async function graded(files: Readonly<Record<string, string | Uint8Array>> = CLASS): Promise<string> {
  const copy = { recursive: true, preserveTimestamps: true };
  if (!existsSync(join(place, 'out'))) {
    const first = courseFolder(CLASS);
    await grade(first);
    cpSync(join(first, 'out'), join(place, 'out'), copy);
  }
  const cwd = courseFolder(files);
  cpSync(join(place, 'out'), join(cwd, 'out'), copy);
  return cwd;
}
/** Writes the reports of the class `out` again. */
const report = (cwd: string, ...more: readonly string[]): Promise<Ran> =>
  cutoff(cwd, ['report', 'out', ...more]);

const rowsOf = (cwd: string): Record<string, string[]> =>
  Object.fromEntries(parseCsv(read(cwd, 'grades.csv')).map(([id = '', ...rest]) => [id, rest]));
/** `3 of 4` for each, as the last columns of grades.csv have it. */
const finals = (cwd: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rowsOf(cwd))
      .slice(1)
      .map(([id, row]) => [id, `${row[7]} of ${row[8]}`]),
  );
const override = (cwd: string, id: string, ...more: string[]): Promise<Ran> =>
  cutoff(cwd, ['override', id, '--in', 'out', '--by', 'Grace', '--when', '2026-03-09 10:00', ...more]);
const page = (cwd: string, id: string, audience: 'staff' | 'student'): string =>
  read(cwd, id, audience, 'report.html');

/** Results and their history, which no policy touches. */
const results = (cwd: string): Map<string, string> =>
  new Map([...everything(cwd)].filter(([path]) => /result\.json$|example\.json$|history/.test(path)));

describe('a course', () => {
  test('adjusts grades.csv and pages, and leaves results as they are', async () => {
    const cwd = await graded();
    const before = results(cwd);
    const { code, out } = await grade(cwd, ...POLICY);
    expect(code).toBe(0);
    expect(out).toContain('1 of 3 have other final points than what was run came to: 1 late');
    expect(results(cwd)).toEqual(before);
    expect(rowsOf(cwd)['id']?.slice(7)).toEqual(['final', 'final_max', 'adjustments', 'note']);
    expect(finals(cwd)).toEqual({ ann: '4 of 4', bea: '0 of 4', cai: '2 of 4' });
    expect(rowsOf(cwd)['cai']?.[1]).toBe('4');
    expect(rowsOf(cwd)['cai']?.[9]).toContain(
      '1 day 23 hours late (due 2026-03-01 23:59 America/Los_Angeles)',
    );
    expect(page(cwd, 'cai', 'staff')).toContain('Final: 2 of 4 points');
    expect(page(cwd, 'cai', 'student')).toContain('Final: 1 of 2 points');
    expect(read(cwd, 'index.html')).toContain('>Final</th>');
  });

  test('is left off where that is said, and stays off until it is named again', async () => {
    const cwd = await gradedFolder(CLASS, ...POLICY);
    const [whole, head] = [everything(cwd), 'id,name,score,max,status,hash,version,exercise,note\n'];
    expect(read(cwd, 'grades.csv')).toContain('final');
    for (const without of [() => report(cwd, '--no-course'), () => report(cwd), () => grade(cwd)]) {
      await without();
      expect(read(cwd, 'grades.csv').startsWith(head)).toBe(true);
      expect(read(cwd, 'index.html')).not.toContain('final');
    }
    await grade(cwd, ...POLICY);
    expect(everything(cwd)).toEqual(whole);
    await grade(cwd, '--no-course');
    expect(read(cwd, 'grades.csv').startsWith(head)).toBe(true);
  });

  test('is remembered, and what is graded or written again goes by it', async () => {
    const cwd = await gradedFolder(CLASS, ...POLICY);
    const whole = everything(cwd);
    for (const again of [[], ['--again'], ['--only', 'cai']]) {
      await grade(cwd, ...again);
      expect(everything(cwd)).toEqual(whole);
    }
    await report(cwd);
    expect(everything(cwd)).toEqual(whole);
    writeFileSync(join(cwd, 'course.json'), course({ due: '2026-03-02T23:59' }));
    await report(cwd);
    expect(finals(cwd)).toMatchObject({ cai: '3 of 4' });
  });

  test('may come later, by way of report', async () => {
    const cwd = await graded();
    expect((await report(cwd, ...POLICY)).code).toBe(0);
    const other = courseFolder(CLASS);
    await grade(other, ...POLICY);
    const [one, two] = [cwd, other].map(everything).map((files) => [...files.values()]);
    expect(one).toEqual(two);
  });

  test('takes sections and times from a roster', async () => {
    const extended = course({
      due: '2026-03-01T23:59',
      extensions: [{ sections: ['B'], due: '2026-03-04T23:59', reason: 'the lab was closed' }],
    });
    const roster = 'id,section,submitted\nann,B,2026-03-03 12:00\nbea,A,\ncai,A,2026-03-03 12:00:00-08:00\n';
    const cwd = await gradedFolder(
      { ...CLASS, 'course.json': extended, 'roster.csv': roster },
      '--course',
      'course.json',
      '--roster',
      'roster.csv',
    );
    expect(finals(cwd)).toEqual({ ann: '4 of 4', bea: '0 of 4', cai: '2 of 4' });
    expect(page(cwd, 'ann', 'student')).toContain('the lab was closed');
  });

  test('takes times from what a learning system gave', async () => {
    const name = (user: string, time: string): string => `hw1_${user}_attempt_2026-03-${time}_minimax.js`;
    const bytes = zipOf([
      { name: name('ann', '01-20-00-00'), bytes: CORRECT },
      { name: name('cai', '02-20-00-00'), bytes: CORRECT },
    ]);
    const cwd = courseFolder({ 'course.json': CLASS['course.json'], 'class.zip': bytes });
    const from = ['grade', 'class.zip', '--exercise', './exercise', '--out', 'out'];
    const { code, err } = await cutoff(cwd, [...from, '--course', 'course.json']);
    expect([code, err.includes('Blackboard')]).toEqual([0, true]);
    expect(finals(cwd)).toEqual({ ann: '4 of 4', cai: '3 of 4' });
  });

  test('late days are counted across folders', async () => {
    const file = JSON.stringify({
      zone: 'UTC',
      lateDays: 2,
      late: { per: 'day', off: 1 },
      assignments: [
        { exercise: 'exercise', due: '2026-03-15T12:00' },
        { exercise: 'earlier', due: '2026-03-01T12:00', results: 'before' },
      ],
    });
    const before = {
      tool: 'cutoff',
      format: 1,
      students: [{ id: 'u3', ids: ['CAI'], when: '2026-03-02 12:00' }],
    };
    const cwd = await graded({
      ...CLASS,
      'course.json': file,
      'before/handed-in.json': JSON.stringify(before),
      'times.csv': 'id,submitted\nann,2026-03-17 12:00\ncai,2026-03-17 12:00\n',
    });
    await report(cwd, ...POLICY);
    expect(finals(cwd)).toEqual({ ann: '4 of 4', bea: '0 of 4', cai: '3 of 4' });
    const { out } = await cutoff(cwd, ['explain', 'cai', '--in', 'out']);
    expect(out).toContain('1 late day used, 0 left; due 2026-03-16 12:00 UTC');
  });

  test('what it drops is dropped for everybody', async () => {
    const checks = [
      { check: 'value', drop: true, reason: 'faulty' },
      { check: 'secret', points: 3, reason: 'harder than it looked' },
    ];
    const cwd = await graded({ ...CLASS, 'course.json': course({ checks }) });
    await report(cwd, ...POLICY);
    expect(finals(cwd)).toEqual({ ann: '4 of 4', bea: '0 of 4', cai: '4 of 4' });
    expect(page(cwd, 'ann', 'staff')).toContain('harder than it looked');
    expect(page(cwd, 'ann', 'student')).toContain('faulty');
    expect(page(cwd, 'ann', 'student')).not.toContain('harder than it looked');
  });

  test.each<[string, string, string]>([
    ['{ "assignments": 3 }', 'course.json: assignments: found 3; expected a list of assignments', ''],
    [
      JSON.stringify({ assignments: [{ exercise: 'nim' }] }),
      'course.json: assignments: found nothing on exercise',
      '',
    ],
    [
      course({ checks: [{ check: 'valu', drop: true, reason: 'x' }] }),
      'checks[0].check: found "valu"; expected a check of exercise: "value", "later" or "secret" (did you mean "value"?)',
      '',
    ],
  ])('%s is refused before anything is graded', async (file, said) => {
    const cwd = courseFolder({ ...CLASS, 'course.json': file });
    const { code, err } = await grade(cwd, ...POLICY);
    expect(code).toBe(2);
    expect(err).toContain(said);
    expect(existsSync(join(cwd, 'out', 'ann'))).toBe(false);
  });

  test('students and cases that nobody has are told', async () => {
    const file = course({
      checks: [{ check: 'value', case: 'sen', drop: true, reason: 'x' }],
      excused: [{ students: ['Anna'], reason: 'away' }],
    });
    const cwd = await graded({ ...CLASS, 'course.json': file });
    const { code, err } = await report(cwd, ...POLICY);
    expect(code).toBe(0);
    expect(err).toContain('excused[0].students: found "anna", who is not in this class');
    expect(err).toContain('checks[0].case: found "sen"; expected a case of "value"');
  });

  test.each([
    ['id,name\nann,Ann\n', 'no times are in it'],
    ['id,submitted\nann,yesterday\n', 'found "yesterday"; expected a time such as'],
  ])('a table of times that has none is refused: %j', async (table, said) => {
    const cwd = await graded({ ...CLASS, 'times.csv': table });
    const { code, err } = await report(cwd, ...POLICY);
    expect([code, err.includes(said)]).toEqual([2, true]);
  });
});

describe('an override', () => {
  test('is kept apart, shown on both pages, and never lost', async () => {
    const cwd = await graded();
    const before = results(cwd);
    const { code, out } = await override(cwd, 'bea', '--points', '5/3', '--reason', 'graded by hand');
    expect(code).toBe(0);
    expect(out).toContain('Kept as number 1 in overrides.json.');
    expect(results(cwd)).toEqual(before);
    expect(finals(cwd)).toMatchObject({ ann: '4 of 4', bea: '1.67 of 4' });
    expect(page(cwd, 'bea', 'staff')).toContain('Grace');
    for (const audience of ['staff', 'student'] as const) {
      expect(page(cwd, 'bea', audience)).toContain('Final: 1.67 of 4 points');
      expect(page(cwd, 'bea', audience)).toContain('graded by hand');
    }
    const kept = read(cwd, 'overrides.json');
    const whole = everything(cwd);
    for (const again of [[], ['--again'], ['--only', 'bea']]) await grade(cwd, ...again);
    await report(cwd);
    expect(read(cwd, 'overrides.json')).toBe(kept);
    expect(everything(cwd)).toEqual(whole);
    writeFileSync(join(cwd, 'class', 'bea.js'), CORRECT);
    await grade(cwd);
    expect(finals(cwd)).toMatchObject({ bea: '1.67 of 4' });
  });

  test('names who decided on the student’s page only where the course says so', async () => {
    const open = course({}, { overridesBy: 'everybody' });
    const cwd = await graded({ ...CLASS, 'open.json': open });
    await override(cwd, 'ann', '--deduct', '1', '--reason', 'no name in it');
    expect(page(cwd, 'ann', 'student')).not.toContain('Grace');
    await report(cwd, '--course', 'open.json');
    expect(page(cwd, 'ann', 'student')).toContain('Grace');
    expect(page(cwd, 'bea', 'student')).not.toContain('Grace');
  });

  test('is added to others and may be taken back', async () => {
    const cwd = await graded();
    await override(cwd, 'ann', '--deduct', '1/2', '--reason', 'a');
    await override(cwd, 'ann', '--add', '2', '--reason', 'b');
    expect(finals(cwd)).toMatchObject({ ann: '5.5 of 4' });
    expect((await override(cwd, 'bea', '--withdraw', '2', '--reason', 'c')).err).toContain(
      'there is no decision 2 about bea',
    );
    await override(cwd, 'ann', '--withdraw', '2', '--reason', 'was for another');
    expect(finals(cwd)).toMatchObject({ ann: '3.5 of 4' });
    const { overrides } = JSON.parse(read(cwd, 'overrides.json')) as { overrides: { number: number }[] };
    expect(overrides.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('with what would disturb a page, a terminal or a spreadsheet', async () => {
    const cwd = await graded();
    const reason = '=cmd|"/c calc"!A0\u202e\u001b[31m <script>alert(1)</script>';
    const { out } = await override(cwd, 'ann', '--add', '1', '--by', '@evil', '--reason', reason);
    expect(out).not.toMatch(/[\u001b\u202e]/);
    expect(read(cwd, 'overrides.json')).not.toMatch(/[\u001b\u202e]/);
    for (const cell of Object.values(rowsOf(cwd)).flat()) expect(cell).not.toMatch(/^[=+\-@]|[\u001b\u202e]/);
    expect(page(cwd, 'ann', 'staff')).not.toContain('<script>alert');
    expect(page(cwd, 'ann', 'student')).not.toMatch(/[\u001b\u202e]/);
  });

  test.each<[string[], string]>([
    [['--points', '7', '--add', '1', '--reason', 'x'], 'found --points and --add; expected one of'],
    [['--reason', 'x'], 'found no decision; expected one of'],
    [['--points', 'seven', '--reason', 'x'], '--points: found "seven"; expected points such as'],
    [['--deduct', '-1', '--reason', 'x'], '--deduct: found "-1"; expected points such as'],
    [['--points', '7', '--reason', ' '], '--reason: found nothing'],
    [['--points', '7', '--reason', 'x', '--when', 'now'], '--when: found "now"; expected a time'],
    [['--points', '7'], '--reason'],
  ])('%j is refused', async (options, said) => {
    const cwd = await graded();
    const { code, err } = await cutoff(cwd, ['override', 'ann', '--in', 'out', ...options]);
    expect([code, err.includes(said)], err).toEqual([2, true]);
    expect(existsSync(join(cwd, 'out', 'overrides.json'))).toBe(false);
  });

  test('waits for nobody who is at work, and guesses at nothing that is damaged', async () => {
    const cwd = await graded();
    const lock = await lockOut(join(cwd, 'out'));
    expect((await override(cwd, 'ann', '--add', '1', '--reason', 'x')).err).toContain('is writing into it');
    if (lock.ok) await lock.value();
    writeFileSync(join(cwd, 'out', 'overrides.json'), '{ "format": 1, "overrides": [{}] }');
    for (const argv of [
      ['report', 'out'],
      ['explain', 'ann', '--in', 'out'],
      ['override', 'ann', '--in', 'out', '--add', '1', '--reason', 'x'],
    ]) {
      const { code, err } = await cutoff(cwd, argv);
      expect([code, err.includes('overrides.json: found text that')]).toEqual([2, true]);
    }
    expect(read(cwd, 'overrides.json')).toBe('{ "format": 1, "overrides": [{}] }');
  });

  test('of somebody who is not there', async () => {
    const cwd = await graded();
    expect((await override(cwd, 'anm', '--add', '1', '--reason', 'x')).err).toContain('did you mean "ann"?');
    expect((await cutoff(cwd, ['explain', 'ann'])).err).toContain(
      'expected a folder that "cutoff grade" wrote',
    );
  });
});

describe('the sum', () => {
  test('is told line by line, and as data', async () => {
    const cwd = await graded();
    await report(cwd, ...POLICY);
    await override(cwd, 'cai', '--add', '1/3', '--reason', 'a good question');
    const { out } = await cutoff(join(cwd, 'out'), ['explain', 'cai']);
    expect(out).toBe(
      [
        'cai',
        '     4 of 4  What was run',
        '    −2       Handed in 2026-03-03 23:58:59 America/Los_Angeles, 1 day 23 hours',
        '             late (due 2026-03-01 23:59 America/Los_Angeles): 25 % of all points',
        '             for each of 2 days',
        '  +1/3       Decided by hand: a good question (Grace, 2026-03-09 10:00)',
        '   7/3 of 4  Final: 2.33 of 4 points',
        '',
      ].join('\n'),
    );
    const json = JSON.parse((await cutoff(cwd, ['explain', 'cai', '--in', 'out', '--json'])).out) as object;
    expect(json).toMatchObject({
      earned: '4',
      lines: [
        { code: 'late', amount: '-2' },
        { code: 'add', amount: '1/3', by: 'Grace' },
      ],
      final: '7/3',
      finalMax: '4',
      state: 'final',
    });
  });

  test('without a course it is what was run', async () => {
    const cwd = await graded();
    const { out } = await cutoff(cwd, ['explain', 'ann', '--in', 'out']);
    expect(out).toBe('ann\n  4 of 4  What was run\n  4 of 4  Final: 4 of 4 points\n');
    expect(existsSync(join(cwd, 'out', 'handed-in.json'))).toBe(false);
  });
});

test('the parts of a class bring their decisions and times along', async () => {
  const cwd = courseFolder(CLASS);
  const part = (shard: string, out: string): Promise<Ran> =>
    cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--shard', shard, '--out', out, ...POLICY]);
  await part('1/2', 'one');
  await part('2/2', 'two');
  for (const id of ['ann', 'bea', 'cai'])
    for (const out of ['one', 'two'])
      if (existsSync(join(cwd, out, id)))
        await cutoff(cwd, ['override', id, '--in', out, '--add', '1', '--reason', 'x', '--by', 'G']);
  const { code } = await cutoff(cwd, ['merge', 'one', 'two', '--out', 'out']);
  expect(code).toBe(0);
  expect(finals(cwd)).toEqual({ ann: '5 of 4', bea: '1 of 4', cai: '3 of 4' });
  const file = JSON.parse(readFileSync(join(cwd, 'out', 'overrides.json'), 'utf8')) as {
    overrides: object[];
  };
  expect(file.overrides).toHaveLength(3);
});

test('a gradebook gets the final points, and who is excused is left alone', async () => {
  const excused = course({ due: '2026-03-01T23:59', excused: [{ students: ['bea'], reason: 'away' }] });
  const book = 'id,name,mark\nann,Ann,\nbea,Bea,7\ncai,Cai,\n';
  const cwd = await graded({ ...CLASS, 'course.json': excused, 'book.csv': book });
  await report(cwd, ...POLICY);
  const fill = ['gradebook', 'out', '--fill', 'book.csv', '--column', 'mark', '--out', 'filled.csv'];
  const { code, out } = await cutoff(cwd, [...fill, '--for', 'plain']);
  expect([code, out.includes('Excused, and left as it was: bea')]).toEqual([0, true]);
  expect(readFileSync(join(cwd, 'filled.csv'), 'utf8')).toBe(
    'id,name,mark\nann,Ann,4\nbea,Bea,7\ncai,Cai,2\n',
  );
});
