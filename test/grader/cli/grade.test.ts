import { chmodSync, readdirSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../../grader/types/report.ts';
import { cutoff } from '../../support/io.ts';
import { CLASS, everything, grade, grades, read } from '../../support/gradedClass.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';
import { zipOf } from '../../support/zip.ts';

describe('a class', () => {
  test('every submission has its files, its row and its score; exit 0', async () => {
    const cwd = courseFolder(CLASS);
    const { code, out, err } = await grade(cwd);
    expect(code).toBe(0);
    expect(grades(cwd).map(([id, , score, max, status]) => [id, score, max, status])).toEqual([
      ['ann', '4', '4', 'graded'],
      ['bea', '0', '4', 'graded'],
      ['cai', '4', '4', 'graded'],
      ['dan', '0', '4', 'graded'],
      ['eva', '0', '4', 'not-attempted'],
      ['fay', '0', '4', 'graded'],
      ['gus', '0', '4', 'not-attempted'],
    ]);
    for (const id of ['ann', 'bea', 'cai', 'dan', 'eva', 'fay', 'gus']) {
      for (const audience of ['staff', 'student']) {
        const { counterexample } = JSON.parse(read(cwd, id, audience, 'result.json')) as Partial<Report>;
        const example = counterexample === undefined ? [] : ['example.json'];
        const files = readdirSync(join(cwd, 'out', id, audience)).sort();
        const source = audience === 'staff' ? ['source.json'] : [];
        expect(files).toEqual([...example, 'report.html', 'result.json', ...source]);
        if (id === 'bea') expect(example).toEqual(['example.json']);
        for (const name of example) {
          expect(read(cwd, id, audience, name)).toBe(`${counterexample?.file}\n`);
          expect((await cutoff(join(cwd, 'out', id, audience), ['solve', name])).code).toBe(0);
        }
        expect(JSON.parse(read(cwd, id, audience, 'result.json'))).toMatchObject({
          tool: 'cutoff',
          audience,
          submission: { id },
        });
      }
    }
    expect(
      readdirSync(join(cwd, 'out'))
        .filter((name) => name.includes('.'))
        .sort(),
    ).toEqual([
      'checks.csv',
      'class.json',
      'examples.html',
      'grades.csv',
      'grades.json',
      'index.html',
      'timings.json',
    ]);
    expect(out).toMatch(/^7 submissions: 5 graded, 2 not attempted\. Mean of the graded 1\.6 of 4\./);
    expect(out).toContain(`Open ${join('out', 'index.html')}`);
    expect(err.trimEnd().split('\n')).toHaveLength(7);
  });

  test("what a student gets holds nothing hidden; the staff's does", async () => {
    const cwd = courseFolder({ 'class/ann/minimax.js': CORRECT, 'class/bea/minimax.js': SWAPPED });
    await grade(cwd);
    for (const id of ['ann', 'bea']) {
      for (const file of ['result.json', 'report.html']) {
        expect(read(cwd, id, 'student', file)).not.toMatch(/LATER|SECRET|3141\d|2718\d/i);
        expect(read(cwd, id, 'staff', file)).toMatch(/SECRET/);
      }
    }
    expect(JSON.parse(read(cwd, 'ann', 'student', 'result.json'))).toMatchObject({
      score: 2,
      maxScore: 2,
      notShown: '2',
    });
  });

  test('two runs, and runs with one job or many, give the same bytes', async () => {
    const cwd = courseFolder(CLASS);
    await grade(cwd);
    const first = everything(cwd);
    const examples = [...first.keys()].filter((name) => name.endsWith('example.json'));
    const runs = [...first.keys()].filter((name) => name.endsWith('.bin'));
    expect(runs.length).toBeGreaterThan(0);
    expect(first.size).toBe(7 * 5 + 6 + examples.length + runs.length);
    await grade(cwd, '--again');
    expect(everything(cwd)).toEqual(first);
    rmSync(join(cwd, 'out'), { recursive: true });
    await grade(cwd, '--jobs', '2');
    expect(everything(cwd)).toEqual(first);
  });

  test('--strict exits with 1 when a check failed, and only then', async () => {
    expect((await grade(courseFolder({ 'class/ann.js': CORRECT }), '--strict')).code).toBe(0);
    expect(
      (await grade(courseFolder({ 'class/ann.js': CORRECT, 'class/bea.js': SWAPPED }), '--strict')).code,
    ).toBe(1);
  });

  test('--json', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT });
    const { out } = await grade(cwd, '--json');
    expect(JSON.parse(out)).toEqual({
      out: join(cwd, 'out'),
      index: join(cwd, 'out', 'index.html'),
      grades: join(cwd, 'out', 'grades.csv'),
      submissions: [
        { id: 'ann', name: 'ann', status: 'graded', score: 4, max: '4', note: '', folder: 'ann' },
      ],
      interrupted: false,
      faults: [],
      leftOver: [],
      kept: 0,
      runs: { kept: 0, made: 3 },
    });
  });
});

describe('names that do not fit a path', () => {
  test.skipIf(process.platform === 'win32')(
    'each has its own safe folder, and its row has the name itself',
    async () => {
      const names = ['a:b', 'con', 'trailing.', 'new\nline', '=1+1', 'comma, name', 'grades.csv'];
      const cwd = courseFolder(
        Object.fromEntries(names.map((name) => [`class/${name}/minimax.js`, CORRECT])),
      );
      const { code, out } = await grade(cwd, '--json');
      expect(code).toBe(0);
      const { submissions } = JSON.parse(out) as { submissions: { id: string; folder: string }[] };
      expect(submissions.map(({ id }) => id)).toEqual([...names].sort());
      expect(submissions.map(({ folder }) => folder)).toEqual([
        '=1+1',
        'a%3Ab',
        'comma, name',
        '%63on',
        '%67rades.csv',
        'new%0Aline',
        'trailing%2E',
      ]);
      for (const { folder } of submissions)
        expect(JSON.parse(read(cwd, folder, 'staff', 'result.json'))).toMatchObject({ score: 4 });
      expect(read(cwd, 'grades.csv')).toContain("\n'=1+1,'=1+1,4,4,graded,");
    },
  );
});

describe('bad submissions: one sentence each, the rest graded, nothing lost', () => {
  const big = Buffer.alloc(1024 * 1024 + 1, ' ');
  test.each<
    [string, Record<string, string | Uint8Array>, [id: string, score: string, status: string], RegExp, number]
  >([
    ['empty', { 'class/x/.keep': '' }, ['x', '0', 'not-attempted'], /Nothing was handed in/, 0],
    [
      'binary',
      { 'class/x/minimax.js': Buffer.from([1, 0, 2]) },
      ['x', '0', 'unusable'],
      /minimax\.js is not a text file/,
      0,
    ],
    ['too big', { 'class/x/minimax.js': big }, ['x', '0', 'unusable'], /at most 1 MB/, 0],
    [
      'half of a UTF-16 file',
      { 'class/x/minimax.js': Buffer.from([0xff, 0xfe, 0x2f, 0, 0x2f]) },
      ['x', '0', 'unusable'],
      /minimax\.js is saved as UTF-16, and line 1 is no text/,
      0,
    ],
    [
      'zip with absolute paths',
      { 'class/x.zip': zipOf([{ name: '/minimax.js', bytes: CORRECT }]) },
      ['x', '0', 'unusable'],
      /holds an absolute path/,
      0,
    ],
    [
      'zip with ..',
      { 'class/x.zip': zipOf([{ name: '../minimax.js', bytes: CORRECT }]) },
      ['x', '0', 'unusable'],
      /leaves its folder/,
      0,
    ],
    [
      'zip with links',
      { 'class/x.zip': zipOf([{ name: 'minimax.js', bytes: '/etc/passwd', mode: 0o120777 }]) },
      ['x', '0', 'unusable'],
      /holds a link/,
      0,
    ],
    [
      'zip bomb',
      { 'class/x.zip': zipOf([{ name: 'minimax.js', bytes: Buffer.alloc(8 * 1024 * 1024) }]) },
      ['x', '0', 'unusable'],
      /would unpack to/,
      0,
    ],
    [
      'zip with duplicate names',
      {
        'class/x.zip': zipOf([
          { name: 'minimax.js', bytes: CORRECT },
          { name: 'minimax.js', bytes: SWAPPED },
        ]),
      },
      ['x', '0', 'unusable'],
      /holds minimax\.js twice/,
      0,
    ],
    [
      'truncated zip',
      { 'class/x.zip': zipOf([{ name: 'minimax.js', bytes: CORRECT }]).subarray(0, 100) },
      ['x', '', 'withheld'],
      /not a complete zip file/,
      2,
    ],
    [
      'two candidates',
      { 'class/x/a.js': CORRECT, 'class/x/b.js': CORRECT },
      ['x', '0', 'unusable'],
      /a\.js and b\.js could each be/,
      0,
    ],
    [
      'another archive',
      { 'class/x.rar': 'Rar!' },
      ['x', '', 'withheld'],
      /is an archive that is not opened here/,
      2,
    ],
  ])('%s', async (_, files, [id, score, status], words, expected) => {
    const cwd = courseFolder({ 'class/a/minimax.js': CORRECT, 'class/z/minimax.js': CORRECT, ...files });
    const { code } = await grade(cwd);
    expect(code).toBe(expected);
    expect(grades(cwd).map((cells) => [cells[0], cells[2], cells[4]])).toEqual([
      ['a', '4', 'graded'],
      [id, score, status],
      ['z', '4', 'graded'],
    ]);
    const { note } = JSON.parse(read(cwd, id, 'student', 'result.json')) as { note: string };
    expect(note).toMatch(words);
    expect(note).toMatch(/^[^\n]+\.$/);
    expect(read(cwd, id, 'student', 'report.html')).toContain('</html>');
  });

  test('50 MB', async () => {
    const cwd = courseFolder({ 'class/a/minimax.js': CORRECT, 'class/x/minimax.js': '' });
    truncateSync(join(cwd, 'class', 'x', 'minimax.js'), 50 * 1024 * 1024);
    expect((await grade(cwd)).code).toBe(0);
    expect(JSON.parse(read(cwd, 'x', 'student', 'result.json'))).toMatchObject({
      status: 'unusable',
      note: 'minimax.js is 50 MB; a source file may have at most 1 MB.',
    });
  });

  test('two students with one id: both withheld, both named, exit 2', async () => {
    const cwd = courseFolder({
      'class/ann/minimax.js': CORRECT,
      'class/ann.js': CORRECT,
      'class/bea.js': CORRECT,
    });
    const { code, out } = await grade(cwd);
    expect(code).toBe(2);
    expect(grades(cwd).map((cells) => [cells[0], cells[2], cells[4]])).toEqual([
      ['ann', '', 'withheld'],
      ['ann.js', '', 'withheld'],
      ['bea', '4', 'graded'],
    ]);
    expect(out).toMatch(/ann\.js: withheld\. Another submission has the same id/);
  });

  test.skipIf(process.platform === 'win32')('a link in place of a submission', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT });
    symlinkSync('/etc', join(cwd, 'class', 'etc'));
    expect((await grade(cwd)).code).toBe(2);
    expect(grades(cwd).map((cells) => [cells[0], cells[4]])).toEqual([
      ['ann', 'graded'],
      ['etc', 'withheld'],
    ]);
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    "a file that cannot be read is not the student's fault",
    async () => {
      const cwd = courseFolder({ 'class/ann.js': CORRECT, 'class/bea.js': CORRECT });
      chmodSync(join(cwd, 'class', 'bea.js'), 0);
      expect((await grade(cwd)).code).toBe(2);
      expect(grades(cwd)[1]).toEqual(expect.arrayContaining(['bea', '', 'withheld']));
    },
  );
});
