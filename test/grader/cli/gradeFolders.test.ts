import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLASS, everything, grade, gradedFolder, grades, read } from '../../support/gradedClass.ts';
import { cutoff, type Ran } from '../../support/io.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';

describe('bad folders', () => {
  test('an out folder that is a file', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT, out: 'mine' });
    const { code, err } = await grade(cwd);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^cutoff: .+out: found a file, or a path through one; expected a folder for the results, new or old\n$/,
    );
    expect(readFileSync(join(cwd, 'out'), 'utf8')).toBe('mine');
  });

  test('an out folder below a file', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT, file: 'mine' });
    const { code, err } = await cutoff(cwd, [
      'grade',
      'class',
      '--exercise',
      './exercise',
      '--out',
      'file/out',
    ]);
    expect(code).toBe(2);
    expect(err).toMatch(/found a file, or a path through one/);
  });

  test.skipIf(process.platform !== 'linux')('an out folder that cannot be written to', async () => {
    const { code, err } = await cutoff(courseFolder({ 'class/ann.js': CORRECT }), [
      'grade',
      'class',
      '--exercise',
      './exercise',
      '--out',
      '/proc/cutoff',
    ]);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^cutoff: \/proc\/cutoff: found that it cannot be written to \(.+\); expected a folder for the results, new or old\n$/,
    );
  });

  test('a disk that refuses in the middle: told in a sentence, what is written is whole', async () => {
    const cwd = courseFolder({
      'class/ann.js': CORRECT,
      'class/bea.js': CORRECT,
      'out/bea': 'a file where her folder should be',
    });
    const { code, err } = await grade(cwd);
    expect(code).toBe(2);
    expect(err).toMatch(/^cutoff: .+bea.+: cannot be written \(.+\)\. What was written before is whole\.$/m);
    expect(read(cwd, 'bea')).toBe('a file where her folder should be');
    expect(readdirSync(join(cwd, 'out'))).not.toContain('grades.csv');
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['an empty class', { 'class/.keep': '' }, /class: there are no submissions here/],
    ['a file for a class', { class: 'x' }, /class: this is no source file and no archive/],
    [
      'one submission for a class',
      { 'class/minimax.js': CORRECT },
      /class: this looks like one submission \(it holds minimax\.js\)/,
    ],
  ])('%s', async (_, files, words) => {
    const { code, err } = await grade(courseFolder(files));
    expect(code).toBe(2);
    expect(err).toMatch(words);
  });

  test.each(['class', 'class/out', 'class/../class/out/deeper'])(
    'an out folder inside the class: %s',
    async (out) => {
      const cwd = courseFolder({ 'class/ann.js': CORRECT });
      const { code, err } = await cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', out]);
      expect(code).toBe(2);
      expect(err).toMatch(/is inside the folder of submissions/);
      expect(readdirSync(join(cwd, 'class'))).toEqual(['ann.js']);
    },
  );

  test('an out folder whose name only begins as the class does is fine', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT });
    expect(
      (await cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', 'class-out'])).code,
    ).toBe(0);
  });

  test('no out folder named', async () => {
    const { code, err } = await cutoff(courseFolder({ 'class/ann.js': CORRECT }), [
      'grade',
      'class',
      '--exercise',
      './exercise',
    ]);
    expect([code, err]).toEqual([2, 'cutoff: where should the results go? Add --out FOLDER\n']);
  });

  test('an exercise that names a tree that is not there', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT });
    rmSync(join(cwd, 'exercise', 'trees', 'seen.json'));
    const { code, err } = await grade(cwd);
    expect(code).toBe(2);
    expect(err).toMatch(/exercise\.json: checks\[0\]\.cases\[0\]\.tree: .*trees\/seen\.json/);
  });

  test('results of another exercise are not written over', async () => {
    const cwd = await gradedFolder({ 'class/ann.js': CORRECT });
    const before = everything(cwd);
    mkdirSync(join(cwd, 'other'));
    const { code, err } = await cutoff(cwd, ['grade', 'class', '--exercise', 'minimax', '--out', 'out']);
    expect(code).toBe(2);
    expect(err).toMatch(/out holds the results of exercise; nothing was written/);
    expect(everything(cwd)).toEqual(before);
  });
});

describe('an out folder that is there already', () => {
  test("other people's files stay, and so do results of students who are gone, who are named", async () => {
    const cwd = await gradedFolder({
      'class/ann.js': CORRECT,
      'class/bea.js': CORRECT,
      'out/mine.txt': 'mine',
      'out/ann/notes.txt': 'mine',
    });
    rmSync(join(cwd, 'class', 'bea.js'));
    const { out } = await grade(cwd);
    expect(out).toMatch(/left from an earlier run: bea\./);
    expect(grades(cwd).map(([id]) => id)).toEqual(['ann']);
    expect(read(cwd, 'mine.txt')).toBe('mine');
    expect(read(cwd, 'ann', 'notes.txt')).toBe('mine');
    expect(JSON.parse(read(cwd, 'bea', 'staff', 'result.json'))).toMatchObject({ score: 4 });
  });

  test("--only grades one again and keeps the others' results and rows", async () => {
    const cwd = await gradedFolder({ 'class/ann.js': SWAPPED, 'class/bea.js': SWAPPED });
    writeFileSync(join(cwd, 'class', 'ann.js'), CORRECT);
    writeFileSync(join(cwd, 'class', 'bea.js'), CORRECT);
    expect((await grade(cwd, '--only', 'ann')).out).toMatch(/^1 submission: 1 graded/);
    expect(grades(cwd).map((cells) => [cells[0], cells[2]])).toEqual([
      ['ann', '4'],
      ['bea', '0'],
    ]);
    expect(read(cwd, 'index.html')).toMatch(/bea/);
  });

  test('--only and report keep to the class: who is gone stays out, and is named', async () => {
    const cwd = await gradedFolder({
      'class/ann.js': CORRECT,
      'class/=bea, b.js': CORRECT,
      'class/cai.js': SWAPPED,
    });
    rmSync(join(cwd, 'class', 'cai.js'));
    await grade(cwd);
    const before = everything(cwd);
    expect((await grade(cwd, '--only', 'ann')).out).toMatch(/left from an earlier run: cai\./);
    expect(everything(cwd)).toEqual(before);
    const { code, out } = await cutoff(cwd, ['report', 'out']);
    expect([code, out]).toEqual([
      0,
      '2 submissions: 2 graded. Mean of the graded 4 of 4.\n  Not in this class, left from an earlier run: cai.\nThe reports are new: open out/index.html\n'.replace(
        'out/index',
        join('out', 'index'),
      ),
    ]);
    expect(everything(cwd)).toEqual(before);
    expect(JSON.parse((await cutoff(cwd, ['report', 'out', '--json'])).out)).toMatchObject({
      leftOver: ['cai'],
      submissions: [{ id: '=bea, b' }, { id: 'ann' }],
    });
  });

  test.each<[what: string, spoil: (csv: string) => string]>([
    ['saved by another program', (csv) => csv.replaceAll(',', ';')],
    ['that names somebody without a result', (csv) => csv.replace(/^ann,/m, 'Ann B,')],
  ])('a grades.csv %s, and nothing else to go by: report takes all that are there', async (_, spoil) => {
    const cwd = await gradedFolder({ 'class/ann.js': CORRECT, 'class/bea.js': CORRECT });
    rmSync(join(cwd, 'class', 'bea.js'));
    await grade(cwd);
    writeFileSync(join(cwd, 'out', 'grades.csv'), spoil(read(cwd, 'grades.csv')));
    rmSync(join(cwd, 'out', 'class.json'));
    expect((await cutoff(cwd, ['report', 'out'])).out).toMatch(/^2 submissions: /);
    expect(grades(cwd).map(([id]) => id)).toEqual(['ann', 'bea']);
  });

  test('--only with an id that is not there names the nearest', async () => {
    const { code, err } = await grade(courseFolder({ 'class/annabel.js': CORRECT }), '--only', 'anabel');
    expect([code, err]).toEqual([
      2,
      'cutoff: --only: there is no submission "anabel" in class; did you mean "annabel"?\n',
    ]);
  });
});

describe('--case', () => {
  test('tells how each does on one case and writes nothing', async () => {
    const cwd = courseFolder(CLASS);
    const { code, out } = await cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--case', 'seen']);
    expect(code).toBe(0);
    expect(out).toMatch(/^✓ ann \(value\): /m);
    expect(out).toMatch(/^✗ bea \(value\): /m);
    expect(readdirSync(cwd)).not.toContain('out');
    const { out: json } = await cutoff(cwd, [
      'grade',
      'class',
      '--exercise',
      './exercise',
      '--case',
      'secret/secretcase',
      '--only',
      'ann',
      '--json',
    ]);
    expect(JSON.parse(json)).toMatchObject([
      { id: 'ann', status: 'graded', verdicts: [{ check: 'secret', case: 'secretcase', state: 'passed' }] },
    ]);
  });

  test('a case that is not there names the nearest', async () => {
    const { code, err } = await cutoff(courseFolder(CLASS), [
      'grade',
      'class',
      '--exercise',
      './exercise',
      '--case',
      'sene',
    ]);
    expect([code, err]).toEqual([2, 'cutoff: --case: exercise has no case "sene"; did you mean "seen"?\n']);
  });
});

describe('report', () => {
  test('writes the same pages again from the stored results', async () => {
    const cwd = await gradedFolder(CLASS);
    const before = everything(cwd);
    for (const file of before.keys())
      if (file.endsWith('.html') || file.includes('student')) writeFileSync(file, 'spoilt');
    const { code, out } = await cutoff(cwd, ['report', 'out']);
    expect(code).toBe(0);
    expect(out).toMatch(/^7 submissions: /);
    expect(everything(cwd)).toEqual(before);
  });

  test('--after-due opens what opens after the due date, and never what is for staff', async () => {
    const cwd = await gradedFolder({ 'class/ann.js': CORRECT });
    expect((await cutoff(cwd, ['report', 'out', '--after-due'])).code).toBe(0);
    expect(JSON.parse(read(cwd, 'ann', 'student', 'result.json'))).toMatchObject({
      score: 3,
      maxScore: 3,
      notShown: '1',
    });
    expect(read(cwd, 'ann', 'student', 'report.html')).toMatch(/LATER/);
    expect(read(cwd, 'ann', 'student', 'report.html')).not.toMatch(/SECRET|2718\d/);
  });

  test.each(['{', '[]', '{ "tool": "other" }', '{ "tool": "cutoff" }'])(
    'a stored result that says %s is named, and the others are written; exit 2',
    async (text) => {
      const cwd = await gradedFolder({ 'class/ann.js': CORRECT, 'class/bea.js': CORRECT });
      writeFileSync(join(cwd, 'out', 'ann', 'staff', 'result.json'), text);
      const { code, err } = await cutoff(cwd, ['report', 'out']);
      expect(code).toBe(2);
      expect(err).toMatch(
        /^cutoff: ann\/staff\/result\.json: found .+; expected a result that `cutoff grade` wrote\n$/,
      );
      expect(grades(cwd).map(([id, , score, , status]) => [id, score, status])).toEqual([
        ['ann', '', 'withheld'],
        ['bea', '4', 'graded'],
      ]);
      expect(read(cwd, 'index.html')).toContain('The stored result cannot be read');
    },
  );
});

describe('a folder that lies above the class', () => {
  const above = (cwd: string, ...more: readonly string[]): Promise<Ran> =>
    cutoff(cwd, ['grade', 'above', '--exercise', './exercise', '--out', 'out', ...more]);

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['folders', { 'above/hw1/ann/minimax.js': CORRECT, 'above/hw1/bea/minimax.js': CORRECT }, 'ann and bea'],
    ['files', { 'above/hw1/ann.js': CORRECT, 'above/hw1/bea.js': CORRECT }, 'ann.js and bea.js'],
  ])('of %s is refused, and the one further in is named', async (_, files, students) => {
    const cwd = courseFolder(files);
    const { code, err } = await above(cwd);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toContain(`above: hw1 looks like several students (${students});`);
    expect(err.replace(/\s+/g, ' ')).toContain(
      'Name the folder further in, above/hw1, or add --layout plain',
    );
    expect((await above(cwd, '--layout', 'plain')).out).toMatch(/^1 submission: /);
  });

  test('is refused however far above it lies', async () => {
    const deep = 'above/2026/hw1/class';
    const cwd = courseFolder({ [`${deep}/ann/minimax.js`]: CORRECT, [`${deep}/bea/minimax.js`]: CORRECT });
    const { code, err } = await above(cwd);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toContain(
      `above: 2026/hw1/class looks like several students (ann and bea);`,
    );
    expect(err.replace(/\s+/g, ' ')).toContain(`Name the folder further in, ${deep},`);
    const one = courseFolder({ 'above/2026/hw1/ann/src/minimax.js': CORRECT });
    expect((await above(one)).out).toMatch(/^1 submission: 1 graded/);
  });

  test('is not taken for one where it holds one student, or several files of each', async () => {
    const one = courseFolder({ 'above/ann/minimax.js': CORRECT, 'above/ann/helper.js': '' });
    expect((await above(one)).out).toMatch(/^1 submission: 1 graded/);
    const two = {
      'above/ann/a.js': CORRECT,
      'above/ann/b.js': '',
      'above/bea/a.js': CORRECT,
      'above/bea/b.js': '',
    };
    expect((await above(courseFolder(two))).out).toMatch(/^2 submissions: /);
  });
});

test('a dry run tells which archives will not be opened', async () => {
  const cwd = courseFolder({ 'class/ann.rar': 'Rar!', 'class/bea/minimax.js': CORRECT });
  const dry = ['grade', 'class', '--exercise', './exercise', '--dry-run'];
  expect((await cutoff(cwd, dry)).out.replace(/\s+/g, ' ')).toContain(
    'ann.rar (by its name without the ending) ann.rar is an archive that is not opened here; unpack it',
  );
  const { submissions } = JSON.parse((await cutoff(cwd, [...dry, '--json'])).out) as {
    submissions: { note: string | null }[];
  };
  expect(submissions.map(({ note }) => note === null)).toEqual([false, true]);
});
