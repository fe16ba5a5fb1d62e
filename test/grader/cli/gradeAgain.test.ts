import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readClassFile } from '../../../grader/batch/classFile.ts';
import { lockOut } from '../../../grader/batch/lock.ts';
import { everything, grade, gradedFolder, grades, read } from '../../support/gradedClass.ts';
import { cutoff } from '../../support/io.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';

const CLASS = { 'class/ann.js': CORRECT, 'class/bea.js': SWAPPED, 'class/cai.js': CORRECT };

/** When a student's result was last written. */
const written = (cwd: string, id: string): number =>
  statSync(join(cwd, 'out', id, 'staff', 'result.json')).mtimeMs;

/** Changes the exercise, so that its hash is another. */
function changeExercise(cwd: string): void {
  const file = join(cwd, 'exercise', 'hidden', 'later.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('31411', '31413'));
}

describe('a class that is graded again', () => {
  test('keeps what has not changed, and grades what has', async () => {
    const cwd = await gradedFolder(CLASS);
    const before = everything(cwd);
    const times = ['ann', 'bea', 'cai'].map((id) => written(cwd, id));
    const { out } = await grade(cwd);
    expect(out).toContain('3 of them were graded before and have not changed (--again grades all).');
    expect(everything(cwd)).toEqual(before);
    writeFileSync(join(cwd, 'class', 'bea.js'), CORRECT);
    expect((await grade(cwd)).out).toContain('2 of them were graded before');
    expect(grades(cwd).map((row) => row[2])).toEqual(['4', '4', '4']);
    expect(written(cwd, 'ann')).toBe(times[0]);
    expect(written(cwd, 'bea')).not.toBe(times[1]);
    expect((await grade(cwd, '--again')).out).not.toContain('graded before');
    expect(written(cwd, 'ann')).not.toBe(times[0]);
  });

  test('is graded anew by another form of the exercise, or by a command', async () => {
    const cwd = await gradedFolder(CLASS);
    changeExercise(cwd);
    expect((await grade(cwd)).out).not.toContain('graded before');
    expect((await grade(cwd)).out).toContain('3 of them');
    const { out } = await grade(cwd, '--command', 'node run.mjs', '--trust');
    expect(out).not.toContain('graded before');
  });

  test.each([['result.json'], ['report.html']])('is graded where the student’s %s is gone', async (name) => {
    const cwd = await gradedFolder(CLASS);
    const before = everything(cwd);
    rmSync(join(cwd, 'out', 'cai', 'student', name));
    expect((await grade(cwd)).out).toContain('2 of them');
    expect(everything(cwd)).toEqual(before);
  });

  test('what a stopped run left is finished, and the bytes are those of one run', async () => {
    const cwd = await gradedFolder(CLASS);
    const whole = everything(cwd);
    for (const name of ['bea', 'grades.csv', 'index.html', 'cai/staff/result.json'])
      rmSync(join(cwd, 'out', name), { recursive: true });
    const { code, out, err } = await cutoff(cwd, ['report', 'out']);
    expect(code).toBe(2);
    expect(err).toBe(
      'cutoff: 2 submissions are not graded yet: bea, cai; run "cutoff grade" again to go on\n',
    );
    expect(out).toMatch(/^3 submissions: 1 graded, 2 withheld\./);
    expect(read(cwd, 'index.html')).not.toContain('./bea/staff');
    expect((await grade(cwd)).out).toContain('1 of them was graded before and has not changed');
    expect(everything(cwd)).toEqual(whole);
  });

  test('nothing stays of files that a run was writing when it was ended', async () => {
    const cwd = await gradedFolder(CLASS);
    const whole = everything(cwd);
    for (const name of ['.grades.csv', 'ann/staff/.result.json', 'bea/student/.report.html'])
      writeFileSync(join(cwd, 'out', `${name}.c6bd3dcf-8217-4593-8e3f-ee062eaed1b2`), 'half');
    await grade(cwd);
    expect(everything(cwd)).toEqual(whole);
  });
});

describe('results of two forms of an exercise', () => {
  test('are told on the page, in grades.csv and by the exit code, until all are graded alike', async () => {
    const cwd = await gradedFolder(CLASS);
    changeExercise(cwd);
    const { code, out } = await grade(cwd, '--only', 'ann');
    expect(code).toBe(2);
    expect(out).toMatch(/These results are not comparable: 2 by exercise \w{8}, 1 by exercise \w{8}\./);
    expect(new Set(grades(cwd).map((row) => row[7])).size).toBe(2);
    expect(read(cwd, 'index.html')).toContain('These results are not comparable');
    expect((await cutoff(cwd, ['report', 'out'])).code).toBe(2);
    expect((await grade(cwd)).code).toBe(0);
    expect(new Set(grades(cwd).map((row) => row[7])).size).toBe(1);
    expect(read(cwd, 'index.html')).not.toContain('not comparable');
  });
});

describe('nothing is lost', () => {
  test('a grades.csv that was changed by hand is kept aside', async () => {
    const cwd = await gradedFolder(CLASS);
    const marks = read(cwd, 'grades.csv').replace('bea,bea,0', 'bea,bea,2.5');
    writeFileSync(join(cwd, 'out', 'grades.csv'), marks);
    const { code, out } = await cutoff(cwd, ['report', 'out']);
    expect(code).toBe(0);
    expect(out).toContain('that file is now grades-edited-1.csv');
    expect(read(cwd, 'grades-edited-1.csv')).toBe(marks);
    expect((await cutoff(cwd, ['report', 'out'])).out).not.toContain('grades-edited');
    expect(existsSync(join(cwd, 'out', 'grades-edited-2.csv'))).toBe(false);
  });

  test('tables begin with a byte order mark from when that is wished until it is not', async () => {
    const cwd = await gradedFolder({ 'class/ann.js': CORRECT });
    const [plain, checks] = [read(cwd, 'grades.csv'), read(cwd, 'checks.csv')];
    await grade(cwd, '--bom');
    for (const again of [() => grade(cwd), () => cutoff(cwd, ['report', 'out'])]) {
      expect((await again()).out).not.toContain('changed by hand');
      expect(read(cwd, 'grades.csv')).toBe(`\uFEFF${plain}`);
      expect(read(cwd, 'checks.csv')).toBe(`\uFEFF${checks}`);
    }
    await cutoff(cwd, ['report', 'out', '--no-bom']);
    expect(read(cwd, 'grades.csv')).toBe(plain);
  });

  test('a page that was opened after the due date stays open when its work is graded again', async () => {
    const cwd = await gradedFolder(CLASS);
    await cutoff(cwd, ['report', 'out', '--after-due']);
    const before = everything(cwd);
    await grade(cwd, '--only', 'ann', '--again');
    expect(everything(cwd)).toEqual(before);
    await cutoff(cwd, ['report', 'out']);
    await grade(cwd, '--only', 'ann', '--again');
    expect(read(cwd, 'ann', 'student', 'report.html')).not.toContain('LATER');
  });

  test.each(['', '{', '[]', '{ "format": 1, "students": "ann" }', '{ "format": 2, "students": [] }'])(
    'a class.json that says %j is as none',
    async (text) => {
      const cwd = await gradedFolder(CLASS);
      writeFileSync(join(cwd, 'out', 'class.json'), text);
      expect(await readClassFile(join(cwd, 'out'))).toBe(null);
      const { code, out } = await cutoff(cwd, ['report', 'out']);
      expect(code).toBe(0);
      expect(out).toMatch(/^3 submissions/);
    },
  );
});

describe('one at a time in a folder', () => {
  test('a second one is told who is at work, and writes nothing', async () => {
    const cwd = await gradedFolder(CLASS);
    const before = everything(cwd);
    const locked = await lockOut(join(cwd, 'out'));
    if (!locked.ok) throw new Error('the folder is locked');
    for (const command of [
      ['report', 'out'],
      ['grade', 'class', '--exercise', './exercise', '--out', 'out'],
    ]) {
      const { code, err } = await cutoff(cwd, command);
      expect(code).toBe(2);
      expect(err.replace(/\s+/g, ' ')).toContain(
        `process ${process.pid} on ${hostname()} is writing into it`,
      );
    }
    await locked.value();
    expect(everything(cwd)).toEqual(before);
    expect((await grade(cwd)).code).toBe(0);
  });

  test.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, host: hostname() })],
    ['of one that had our number before us', JSON.stringify({ pid: process.pid, host: hostname() })],
    ['that was not finished', '{"pid'],
  ])('a lock %s is taken over', async (_, lock) => {
    const cwd = courseFolder({ ...CLASS, 'out/.cutoff-lock': lock });
    expect((await grade(cwd)).code).toBe(0);
    expect(existsSync(join(cwd, 'out', '.cutoff-lock'))).toBe(false);
  });

  test('nobody can tell whether a process of another machine is gone', async () => {
    const lock = JSON.stringify({ pid: 1, host: 'elsewhere' });
    const cwd = courseFolder({ ...CLASS, 'out/.cutoff-lock': lock });
    const { code, err } = await grade(cwd);
    expect(code).toBe(2);
    expect(err).toContain('delete .cutoff-lock');
  });
});

describe('history', () => {
  test('every grading of a submission, and what was new', async () => {
    const cwd = await gradedFolder(CLASS);
    writeFileSync(join(cwd, 'class', 'bea.js'), CORRECT);
    await grade(cwd);
    changeExercise(cwd);
    await grade(cwd, '--only', 'bea');
    await grade(cwd, '--only', 'bea');
    const { code, out } = await cutoff(cwd, ['history', 'bea', '--in', 'out']);
    expect(code).toBe(0);
    expect(out.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}/gm, '')).toBe(
      '0 of 4\n4 of 4, since the work changed\n4 of 4, since the exercise changed\n',
    );
    const json = JSON.parse((await cutoff(cwd, ['history', 'bea', '--in', 'out', '--json'])).out) as object[];
    expect(json).toMatchObject([
      { score: 0, changed: [] },
      { score: 4, changed: ['work'] },
      { score: 4, changed: ['exercise'] },
    ]);
    expect((await cutoff(cwd, ['history', 'ann', '--in', 'out'])).out.trimEnd().split('\n')).toHaveLength(1);
  });

  test('what cannot be read is kept, and said', async () => {
    const cwd = await gradedFolder(CLASS);
    writeFileSync(join(cwd, 'out', 'ann', 'staff', 'result.json'), 'spoilt');
    await grade(cwd);
    expect((await cutoff(cwd, ['history', 'ann', '--in', 'out'])).out).toMatch(
      /^.{16} {2}cannot be read\n.{16} {2}4 of 4, graded again\n$/,
    );
    expect(read(cwd, 'ann', 'history', '1.json')).toBe('spoilt');
  });

  test('of somebody who is not there', async () => {
    const cwd = await gradedFolder(CLASS);
    const { code, err } = await cutoff(cwd, ['history', 'an', '--in', 'out']);
    expect([code, err]).toEqual([2, 'cutoff: out: there is no submission "an"; did you mean "ann"?\n']);
  });
});
