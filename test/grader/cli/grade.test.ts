import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cutoff } from '../../support/io.ts';
import type { Ran } from '../../support/io.ts';
import { BROKEN, CHATTY, CORRECT, courseFolder, ENDLESS, SMALL_EXERCISE, SWAPPED } from '../../support/smallExercise.ts';
import { zipOf } from '../../support/zip.ts';

const grade = (cwd: string, ...more: readonly string[]): Promise<Ran> => cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', 'out', '--jobs', '2', ...more]);
const read = (cwd: string, ...path: readonly string[]): string => readFileSync(join(cwd, 'out', ...path), 'utf8');
const grades = (cwd: string): string[][] => read(cwd, 'grades.csv').trimEnd().split('\n').slice(1).map((line) => line.split(','));

/** Every file below the out folder with its content, but for the timings. */
function everything(cwd: string): Map<string, string> {
  const entries = readdirSync(join(cwd, 'out'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== 'timings.json');
  return new Map(entries.map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'utf8')] as const).sort());
}

const CLASS = {
  'class/ann/minimax.js': CORRECT,
  'class/bea.js': SWAPPED,
  'class/cai.zip': zipOf([{ name: 'hw/minimax.js', bytes: CHATTY }]),
  'class/dan/minimax.js': ENDLESS,
  'class/eva/.keep': '',
  'class/fay/minimax.js': BROKEN,
  'class/gus/minimax.js': SMALL_EXERCISE['starter/minimax.js']!,
};

describe('a class', () => {
  test('every submission has its files, its row and its score; exit 0', async () => {
    const cwd = courseFolder(CLASS);
    const { code, out, err } = await grade(cwd);
    expect(code).toBe(0);
    expect(grades(cwd).map(([id, , score, max, status]) => [id, score, max, status])).toEqual([
      ['ann', '4', '4', 'graded'], ['bea', '0', '4', 'graded'], ['cai', '4', '4', 'graded'], ['dan', '0', '4', 'graded'],
      ['eva', '0', '4', 'not-attempted'], ['fay', '0', '4', 'graded'], ['gus', '0', '4', 'not-attempted'],
    ]);
    for (const id of ['ann', 'bea', 'cai', 'dan', 'eva', 'fay', 'gus']) {
      for (const audience of ['staff', 'student']) {
        expect(readdirSync(join(cwd, 'out', id, audience)).sort()).toEqual(['report.html', 'result.json']);
        expect(JSON.parse(read(cwd, id, audience, 'result.json'))).toMatchObject({ tool: 'cutoff', audience, submission: { id } });
      }
    }
    expect(readdirSync(join(cwd, 'out')).filter((name) => name.includes('.')).sort()).toEqual(['grades.csv', 'index.html', 'timings.json']);
    expect(out).toMatch(/^7 submissions: 5 graded, 2 not attempted\. Mean of the graded 1\.6 of 4\./);
    expect(out).toContain(`Open ${join('out', 'index.html')}`);
    expect(err.trimEnd().split('\n')).toHaveLength(7);
  });

  test('what a student gets holds nothing hidden; the staff\'s does', async () => {
    const cwd = courseFolder({ 'class/ann/minimax.js': CORRECT, 'class/bea/minimax.js': SWAPPED });
    await grade(cwd);
    for (const id of ['ann', 'bea']) {
      for (const file of ['result.json', 'report.html']) {
        expect(read(cwd, id, 'student', file)).not.toMatch(/LATER|SECRET|3141\d|2718\d/i);
        expect(read(cwd, id, 'staff', file)).toMatch(/SECRET/);
      }
    }
    expect(JSON.parse(read(cwd, 'ann', 'student', 'result.json'))).toMatchObject({ score: 2, maxScore: 2, notShown: '2' });
  });

  test('two runs, and runs with one job or many, give the same bytes', async () => {
    const cwd = courseFolder(CLASS);
    await grade(cwd);
    const first = everything(cwd);
    expect(first.size).toBe(7 * 4 + 2);
    await grade(cwd);
    expect(everything(cwd)).toEqual(first);
    rmSync(join(cwd, 'out'), { recursive: true });
    await grade(cwd, '--jobs', '1');
    expect(everything(cwd)).toEqual(first);
  });

  test('--strict exits with 1 when a check failed, and only then', async () => {
    expect((await grade(courseFolder({ 'class/ann.js': CORRECT }), '--strict')).code).toBe(0);
    expect((await grade(courseFolder({ 'class/ann.js': CORRECT, 'class/bea.js': SWAPPED }), '--strict')).code).toBe(1);
  });

  test('--json', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT });
    const { out } = await grade(cwd, '--json');
    expect(JSON.parse(out)).toEqual({
      out: join(cwd, 'out'), index: join(cwd, 'out', 'index.html'), grades: join(cwd, 'out', 'grades.csv'),
      submissions: [{ id: 'ann', name: 'ann', status: 'graded', score: 4, max: '4', note: '', folder: 'ann' }],
      interrupted: false, faults: [], leftOver: [],
    });
  });
});

describe('names that do not fit a path', () => {
  test.skipIf(process.platform === 'win32')('each has its own safe folder, and its row has the name itself', async () => {
    const names = ['a:b', 'con', 'trailing.', 'new\nline', '=1+1', 'comma, name', 'grades.csv'];
    const cwd = courseFolder(Object.fromEntries(names.map((name) => [`class/${name}/minimax.js`, CORRECT])));
    const { code, out } = await grade(cwd, '--json');
    expect(code).toBe(0);
    const { submissions } = JSON.parse(out) as { submissions: { id: string; folder: string }[] };
    expect(submissions.map(({ id }) => id)).toEqual([...names].sort());
    expect(submissions.map(({ folder }) => folder)).toEqual(['=1+1', 'a%3Ab', 'comma, name', '%63on', '%67rades.csv', 'new%0Aline', 'trailing%2E']);
    for (const { folder } of submissions) expect(JSON.parse(read(cwd, folder, 'staff', 'result.json'))).toMatchObject({ score: 4 });
    expect(read(cwd, 'grades.csv')).toContain("\n'=1+1,'=1+1,4,4,graded,");
  });
});

describe('bad submissions: one sentence each, the rest graded, nothing lost', () => {
  const big = Buffer.alloc(1024 * 1024 + 1, ' ');
  test.each<[string, Record<string, string | Uint8Array>, [id: string, score: string, status: string], RegExp, number]>([
    ['empty', { 'class/x/.keep': '' }, ['x', '0', 'not-attempted'], /Nothing was handed in/, 0],
    ['binary', { 'class/x/minimax.js': Buffer.from([1, 0, 2]) }, ['x', '0', 'unusable'], /minimax\.js is not a text file/, 0],
    ['too big', { 'class/x/minimax.js': big }, ['x', '0', 'unusable'], /at most 1 MB/, 0],
    ['not UTF-8', { 'class/x/minimax.js': Buffer.from([0x2f, 0x2f, 0xff, 0xe9]) }, ['x', '0', 'unusable'], /not saved as UTF-8/, 0],
    ['zip with absolute paths', { 'class/x.zip': zipOf([{ name: '/minimax.js', bytes: CORRECT }]) }, ['x', '0', 'unusable'], /holds an absolute path/, 0],
    ['zip with ..', { 'class/x.zip': zipOf([{ name: '../minimax.js', bytes: CORRECT }]) }, ['x', '0', 'unusable'], /leaves its folder/, 0],
    ['zip with links', { 'class/x.zip': zipOf([{ name: 'minimax.js', bytes: '/etc/passwd', mode: 0o120777 }]) }, ['x', '0', 'unusable'], /holds a link/, 0],
    ['zip bomb', { 'class/x.zip': zipOf([{ name: 'minimax.js', bytes: Buffer.alloc(8 * 1024 * 1024) }]) }, ['x', '0', 'unusable'], /would unpack to/, 0],
    ['zip with duplicate names', { 'class/x.zip': zipOf([{ name: 'minimax.js', bytes: CORRECT }, { name: 'minimax.js', bytes: SWAPPED }]) }, ['x', '0', 'unusable'], /holds minimax\.js twice/, 0],
    ['truncated zip', { 'class/x.zip': zipOf([{ name: 'minimax.js', bytes: CORRECT }]).subarray(0, 100) }, ['x', '0', 'unusable'], /not a complete zip file/, 0],
    ['two candidates', { 'class/x/a.js': CORRECT, 'class/x/b.js': CORRECT }, ['x', '0', 'unusable'], /a\.js and b\.js could each be/, 0],
    ['another archive', { 'class/x.rar': 'Rar!' }, ['x.rar', '', 'withheld'], /is an archive that is not read here/, 2],
  ])('%s', async (_, files, [id, score, status], words, expected) => {
    const cwd = courseFolder({ 'class/a/minimax.js': CORRECT, 'class/z/minimax.js': CORRECT, ...files });
    const { code } = await grade(cwd);
    expect(code).toBe(expected);
    expect(grades(cwd).map((cells) => [cells[0], cells[2], cells[4]])).toEqual([['a', '4', 'graded'], [id, score, status], ['z', '4', 'graded']]);
    const { note } = JSON.parse(read(cwd, id, 'student', 'result.json')) as { note: string };
    expect(note).toMatch(words);
    expect(note).toMatch(/^[^\n]+\.$/);
    expect(read(cwd, id, 'student', 'report.html')).toContain('</html>');
  });

  test('50 MB', async () => {
    const cwd = courseFolder({ 'class/a/minimax.js': CORRECT, 'class/x/minimax.js': '' });
    truncateSync(join(cwd, 'class', 'x', 'minimax.js'), 50 * 1024 * 1024);
    expect((await grade(cwd)).code).toBe(0);
    expect(JSON.parse(read(cwd, 'x', 'student', 'result.json'))).toMatchObject({ status: 'unusable', note: 'minimax.js is 50 MB; a source file may have at most 1 MB.' });
  });

  test('two students with one id: both withheld, both named, exit 2', async () => {
    const cwd = courseFolder({ 'class/ann/minimax.js': CORRECT, 'class/ann.js': CORRECT, 'class/bea.js': CORRECT });
    const { code, out } = await grade(cwd);
    expect(code).toBe(2);
    expect(grades(cwd).map((cells) => [cells[0], cells[2], cells[4]])).toEqual([['ann', '', 'withheld'], ['ann.js', '', 'withheld'], ['bea', '4', 'graded']]);
    expect(out).toMatch(/ann: withheld\. ann and ann\.js have the same id/);
  });

  test.skipIf(process.platform === 'win32')('a link in place of a submission', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT });
    symlinkSync('/etc', join(cwd, 'class', 'etc'));
    expect((await grade(cwd)).code).toBe(2);
    expect(grades(cwd).map((cells) => [cells[0], cells[4]])).toEqual([['ann', 'graded'], ['etc', 'withheld']]);
  });

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('a file that cannot be read is not the student\'s fault', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT, 'class/bea.js': CORRECT });
    chmodSync(join(cwd, 'class', 'bea.js'), 0);
    expect((await grade(cwd)).code).toBe(2);
    expect(grades(cwd)[1]).toEqual(expect.arrayContaining(['bea', '', 'withheld']));
  });
});

describe('bad folders', () => {
  test('an out folder that is a file', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT, out: 'mine' });
    const { code, err } = await grade(cwd);
    expect(code).toBe(2);
    expect(err).toMatch(/^cutoff: .+out: found a file, or a path through one; expected a folder for the results, new or old\n$/);
    expect(readFileSync(join(cwd, 'out'), 'utf8')).toBe('mine');
  });

  test('an out folder below a file', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT, file: 'mine' });
    const { code, err } = await cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', 'file/out']);
    expect(code).toBe(2);
    expect(err).toMatch(/found a file, or a path through one/);
  });

  test.skipIf(process.platform !== 'linux')('an out folder that cannot be written to', async () => {
    const { code, err } = await cutoff(courseFolder({ 'class/ann.js': CORRECT }), ['grade', 'class', '--exercise', './exercise', '--out', '/proc/cutoff']);
    expect(code).toBe(2);
    expect(err).toMatch(/^cutoff: \/proc\/cutoff: found that it cannot be written to \(.+\); expected a folder for the results, new or old\n$/);
  });

  test('a disk that refuses in the middle: told in a sentence, what is written is whole', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT, 'class/bea.js': CORRECT, 'out/bea': 'a file where her folder should be' });
    const { code, err } = await grade(cwd);
    expect(code).toBe(2);
    expect(err).toMatch(/^cutoff: .+bea.+: cannot be written \(.+\)\. What was written before is whole\.$/m);
    expect(read(cwd, 'bea')).toBe('a file where her folder should be');
    expect(readdirSync(join(cwd, 'out'))).not.toContain('grades.csv');
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['an empty class', { 'class/.keep': '' }, /class: there are no submissions here/],
    ['a file for a class', { class: 'x' }, /class: this is a file; name the folder that holds the submissions/],
    ['one submission for a class', { 'class/minimax.js': CORRECT }, /class: this looks like one submission \(it holds minimax\.js\)/],
  ])('%s', async (_, files, words) => {
    const { code, err } = await grade(courseFolder(files));
    expect(code).toBe(2);
    expect(err).toMatch(words);
  });

  test.each(['class', 'class/out', 'class/../class/out/deeper'])('an out folder inside the class: %s', async (out) => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT });
    const { code, err } = await cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', out]);
    expect(code).toBe(2);
    expect(err).toMatch(/is inside the folder of submissions/);
    expect(readdirSync(join(cwd, 'class'))).toEqual(['ann.js']);
  });

  test('an out folder whose name only begins as the class does is fine', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT });
    expect((await cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--out', 'class-out'])).code).toBe(0);
  });

  test('no out folder named', async () => {
    const { code, err } = await cutoff(courseFolder({ 'class/ann.js': CORRECT }), ['grade', 'class', '--exercise', './exercise']);
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
    const cwd = courseFolder({ 'class/ann.js': CORRECT });
    await grade(cwd);
    const before = everything(cwd);
    mkdirSync(join(cwd, 'other'));
    const { code, err } = await cutoff(cwd, ['grade', 'class', '--exercise', 'minimax', '--out', 'out']);
    expect(code).toBe(2);
    expect(err).toMatch(/out holds the results of exercise; nothing was written/);
    expect(everything(cwd)).toEqual(before);
  });
});

describe('an out folder that is there already', () => {
  test('other people\'s files stay, and so do results of students who are gone, who are named', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT, 'class/bea.js': CORRECT, 'out/mine.txt': 'mine', 'out/ann/notes.txt': 'mine' });
    await grade(cwd);
    rmSync(join(cwd, 'class', 'bea.js'));
    const { out } = await grade(cwd);
    expect(out).toMatch(/left from an earlier run: bea\./);
    expect(grades(cwd).map(([id]) => id)).toEqual(['ann']);
    expect(read(cwd, 'mine.txt')).toBe('mine');
    expect(read(cwd, 'ann', 'notes.txt')).toBe('mine');
    expect(JSON.parse(read(cwd, 'bea', 'staff', 'result.json'))).toMatchObject({ score: 4 });
  });

  test('--only grades one again and keeps the others\' results and rows', async () => {
    const cwd = courseFolder({ 'class/ann.js': SWAPPED, 'class/bea.js': SWAPPED });
    await grade(cwd);
    writeFileSync(join(cwd, 'class', 'ann.js'), CORRECT);
    writeFileSync(join(cwd, 'class', 'bea.js'), CORRECT);
    expect((await grade(cwd, '--only', 'ann')).out).toMatch(/^1 submission: 1 graded/);
    expect(grades(cwd).map((cells) => [cells[0], cells[2]])).toEqual([['ann', '4'], ['bea', '0']]);
    expect(read(cwd, 'index.html')).toMatch(/bea/);
  });

  test('--only with an id that is not there names the nearest', async () => {
    const { code, err } = await grade(courseFolder({ 'class/annabel.js': CORRECT }), '--only', 'anabel');
    expect([code, err]).toEqual([2, 'cutoff: --only: there is no submission "anabel" in class; did you mean "annabel"?\n']);
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
    const { out: json } = await cutoff(cwd, ['grade', 'class', '--exercise', './exercise', '--case', 'secret/secretcase', '--only', 'ann', '--json']);
    expect(JSON.parse(json)).toMatchObject([{ id: 'ann', status: 'graded', verdicts: [{ check: 'secret', case: 'secretcase', state: 'passed' }] }]);
  });

  test('a case that is not there names the nearest', async () => {
    const { code, err } = await cutoff(courseFolder(CLASS), ['grade', 'class', '--exercise', './exercise', '--case', 'sene']);
    expect([code, err]).toEqual([2, 'cutoff: --case: exercise has no case "sene"; did you mean "seen"?\n']);
  });
});

describe('report', () => {
  test('writes the same pages again from the stored results', async () => {
    const cwd = courseFolder(CLASS);
    await grade(cwd);
    const before = everything(cwd);
    for (const file of before.keys()) if (file.endsWith('.html') || file.endsWith('.csv') || file.includes('student')) writeFileSync(file, 'spoilt');
    const { code, out } = await cutoff(cwd, ['report', 'out']);
    expect(code).toBe(0);
    expect(out).toMatch(/^7 submissions: /);
    expect(everything(cwd)).toEqual(before);
  });

  test('--after-due opens what opens after the due date, and never what is for staff', async () => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT });
    await grade(cwd);
    expect((await cutoff(cwd, ['report', 'out', '--after-due'])).code).toBe(0);
    expect(JSON.parse(read(cwd, 'ann', 'student', 'result.json'))).toMatchObject({ score: 3, maxScore: 3, notShown: '1' });
    expect(read(cwd, 'ann', 'student', 'report.html')).toMatch(/LATER/);
    expect(read(cwd, 'ann', 'student', 'report.html')).not.toMatch(/SECRET|2718\d/);
  });

  test.each(['{', '[]', '{ "tool": "other" }', '{ "tool": "cutoff" }'])('a stored result that says %s is named, and the others are written; exit 2', async (text) => {
    const cwd = courseFolder({ 'class/ann.js': CORRECT, 'class/bea.js': CORRECT });
    await grade(cwd);
    writeFileSync(join(cwd, 'out', 'ann', 'staff', 'result.json'), text);
    const { code, err } = await cutoff(cwd, ['report', 'out']);
    expect(code).toBe(2);
    expect(err).toMatch(/^cutoff: ann\/staff\/result\.json: found .+; expected a result that `cutoff grade` wrote\n$/);
    expect(grades(cwd).map(([id]) => id)).toEqual(['bea']);
  });
});
