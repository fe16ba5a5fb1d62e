/** People of the roster who handed in nothing: a row for each, without points or with 0 as the course says. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { everything, grade, gradedFolder, read } from '../../support/gradedClass.ts';
import { parseCsv } from '../../../grader/content/csv.ts';
import { cutoff, type Ran } from '../../support/io.ts';
import { CORRECT, courseFolder } from '../../support/smallExercise.ts';

const ROSTER =
  'id,name,email,section\nann,Ann Lee,ann@x.org,A\nbea,Bea,bea@x.org,A\nzoe,"=Zoë, Z",z@x.org,B\nyan,Yan,y@x.org,B\n';
const course = (more: object, assignment: object = {}): string =>
  JSON.stringify({ ...more, assignments: [{ exercise: 'exercise', ...assignment }] });
const CLASS = {
  'class/ann.js': CORRECT,
  'class/bea.js': CORRECT,
  'roster.csv': ROSTER,
  'course.json': course({ notSubmitted: 'zero' }, { bonus: [{ points: 1, reason: 'all' }] }),
};
const WITH = ['--roster', 'roster.csv'];
const grades = (cwd: string): string[][] => parseCsv(read(cwd, 'grades.csv')).slice(1);
const short = (cwd: string): string[] =>
  grades(cwd).map(([id, , score, , status]) => `${id} ${score} ${status}`);

describe('people who handed in nothing', () => {
  test('have a row without points, and are counted', async () => {
    const cwd = courseFolder(CLASS);
    const { out, code } = await grade(cwd, ...WITH);
    expect(code).toBe(0);
    expect(out).toContain('2 submissions: 2 graded; 2 not submitted. Mean of the graded 4 of 4.');
    expect(out).not.toContain('withheld');
    expect(short(cwd)).toEqual(['ann 4 graded', 'bea 4 graded', 'yan  not-submitted', 'zoe  not-submitted']);
    expect(read(cwd, 'grades.csv')).toContain('zoe,"\'=Zoë, Z",,4,not-submitted,,,');
    const page = read(cwd, 'index.html');
    expect(page).toMatch(/<span class="number">2<\/span> <span class="of">submissions<\/span>/);
    expect(page).toMatch(/<span class="number">2<\/span> <span class="of">not submitted<\/span>/);
    expect(page).toContain('data-status="not-submitted"');
    expect(page).not.toContain('href="./zoe');
    expect(page).not.toContain('These need a look');
    expect(existsSync(join(cwd, 'out', 'zoe'))).toBe(false);
  });

  test('stay when the roster is not named again, and go when they hand in', async () => {
    const cwd = await gradedFolder(CLASS, ...WITH);
    const before = everything(cwd);
    await cutoff(cwd, ['report', 'out']);
    expect(everything(cwd)).toEqual(before);
    const rows = short(cwd);
    await grade(cwd);
    expect(short(cwd)).toEqual(rows);
    await grade(cwd, '--only', 'ann');
    expect(short(cwd)).toEqual(rows);
    writeFileSync(join(cwd, 'class', 'zoe.js'), CORRECT);
    await grade(cwd);
    expect(short(cwd)).toEqual(['ann 4 graded', 'bea 4 graded', 'yan  not-submitted', 'zoe 4 graded']);
  });

  test.each([
    ['zero', { notSubmitted: 'zero' }, {}, ['5 4', '5 4', '0 4', '0 4']],
    ['empty', { notSubmitted: 'empty' }, {}, ['5 4', '5 4', ' 4', ' 4']],
    ['nothing said', {}, {}, ['5 4', '5 4', ' 4', ' 4']],
    [
      'zero, and one is excused',
      { notSubmitted: 'zero' },
      { excused: [{ sections: ['b'], reason: 'ill' }] },
      ['5 4', '5 4', ' 4', ' 4'],
    ],
  ])('a course that says %s', async (_, more, assignment, wanted) => {
    const bonus = { bonus: [{ points: 1, reason: 'all' }] };
    const cwd = courseFolder({ ...CLASS, 'course.json': course(more, { ...bonus, ...assignment }) });
    const { out } = await grade(cwd, ...WITH, '--course', 'course.json');
    expect(grades(cwd).map((row) => `${row[8]} ${row[9]}`)).toEqual(wanted);
    expect(out).toContain('2 of 2 have other final points');
  });

  test('are in the gradebook with 0 where the course says so, and else left alone', async () => {
    const canvas =
      'Student,ID,Section,Lab (1)\n    Points Possible,,,4\nAnn,ann,A,\nBea,bea,A,\nYan,yan,B,\nZoe,zoe,B,3\n';
    const cwd = courseFolder({ ...CLASS, 'canvas.csv': canvas });
    const fill = async (): Promise<string> => {
      const { out } = await cutoff(cwd, [
        'gradebook',
        'out',
        '--fill',
        'canvas.csv',
        '--out',
        'to.csv',
        '--column',
        'Lab',
      ]);
      return out;
    };
    await grade(cwd, ...WITH);
    expect(await fill()).toContain('Handed in nothing, and left as it was: yan and zoe.');
    await cutoff(cwd, ['report', 'out', '--course', 'course.json']);
    const out = await fill();
    expect(out).toContain('4 marks');
    expect(out).toContain('zoe 3 → 0');
  });

  test('parts of a class have theirs, and joined are one run', async () => {
    const cwd = await gradedFolder(CLASS, ...WITH, '--course', 'course.json');
    const whole = everything(cwd);
    for (const part of ['1', '2'])
      await grade(cwd, ...WITH, '--course', 'course.json', '--shard', `${part}/2`, '--out', `part${part}`);
    await cutoff(cwd, ['merge', 'part1', 'part2', '--out', 'all']);
    await cutoff(cwd, ['report', 'all']);
    for (const [path, text] of whole)
      expect(readFileSync(path.replace(join(cwd, 'out'), join(cwd, 'all')), 'utf8'), path).toBe(text);
  });

  test('somebody whom the roster has twice and who handed in has no second row', async () => {
    const cwd = await gradedFolder(
      {
        ...CLASS,
        'roster.csv': `${ROSTER}ANN,Ann Lee,ann@x.org,B\nyan,Yan,y@x.org,C\n`,
      },
      ...WITH,
    );
    expect(grades(cwd).map(([id]) => id)).toEqual(['ann', 'bea', 'yan', 'zoe']);
  });

  test('get points by hand, which stay until they are taken back', async () => {
    const cwd = await gradedFolder(CLASS, ...WITH);
    const decide = (...words: readonly string[]): Promise<Ran> =>
      cutoff(cwd, [
        'override',
        'zoe',
        '--in',
        'out',
        '--reason',
        'on paper',
        '--by',
        'A',
        '--when',
        '2026-03-01 10:00',
        ...words,
      ]);
    const { code, out } = await decide('--points', '3');
    expect([code, out]).toEqual([
      0,
      'Kept as number 1 in overrides.json.\n=Zoë, Z (zoe)\n   0 of 4  Nothing was handed in\n' +
        '  +3       The points were set to 3: on paper (A, 2026-03-01 10:00)\n   3 of 4  Final: 3 of 4 points\n',
    ]);
    const row = (): string[] => grades(cwd).find(([id]) => id === 'zoe')!;
    expect(row().slice(8, 10)).toEqual(['3', '4']);
    expect(row()[4]).toBe('not-submitted');
    await decide('--withdraw', '1');
    expect(row().slice(8)).toEqual(['', '4', '', '']);
    await decide('--add', '1/2');
    expect(row().slice(8, 10)).toEqual(['0.5', '4']);
    expect((await cutoff(cwd, ['explain', 'zoe', '--in', 'out'])).out).toContain('0.5 of 4  Final');
  });

  test('a reporter tells of those alone who handed in', async () => {
    const cwd = courseFolder(CLASS);
    const { out, code } = await grade(cwd, ...WITH, '--reporter', 'tap');
    expect(code).toBe(0);
    expect(out).not.toContain('zoe');
  });
});
