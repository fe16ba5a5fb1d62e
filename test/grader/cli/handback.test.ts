import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../grader/content/csv.ts';
import { findBrowser } from '../../support/browser.ts';
import { gradedFolder } from '../../support/gradedClass.ts';
import { cutoff, type Ran } from '../../support/io.ts';
import { unzip } from '../../support/readZip.ts';
import { CORRECT, SWAPPED } from '../../support/smallExercise.ts';
import { zipOf } from '../../support/zip.ts';

/** As Moodle gives a class: two of one name, one with a line in it, and two files of one id, which withhold. */
const CLASS = {
  'class/Ann Abel_471101_assignsubmission_file/minimax.js': CORRECT,
  'class/Ann Abel_471102_assignsubmission_file/minimax.js': SWAPPED,
  'class/Bea_B Núñez_471103_assignsubmission_file/minimax.js': CORRECT,
};
/** Names that are none, which only a roster can have. */
const ROSTER = [
  'id,name,email,section',
  '471101,../../Ann Abel,ann1@example.org,One',
  '471102,"=HYPERLINK(""http://x"")",ann2@example.org,One',
  '471103,"Bea\u202e\r\nBcc: all@example.org",bea@example.org,../Two',
  '471104,Dan Dorn,dan@example.org,One',
  '',
].join('\n');

const back = (cwd: string, as: string, ...more: readonly string[]): Promise<Ran> =>
  cutoff(cwd, ['handback', 'out', '--out', 'back', '--as', as, ...more]);
const bytes = (cwd: string, ...path: readonly string[]): Buffer => readFileSync(join(cwd, 'back', ...path));
const pageOf = (cwd: string, id: string): string =>
  readFileSync(join(cwd, 'out', id, 'student', 'report.html'), 'utf8');

async function graded(files: Readonly<Record<string, string>> = CLASS): Promise<string> {
  const cwd = await gradedFolder(files);
  writeFileSync(join(cwd, 'roster.csv'), ROSTER);
  return cwd;
}

/** Every file below `back`, with its digest. */
function everything(cwd: string): readonly (readonly [string, string])[] {
  const files = readdirSync(join(cwd, 'back'), { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map(
      (path) =>
        [path.slice(cwd.length), createHash('sha256').update(readFileSync(path)).digest('hex')] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

test('moodle: a folder for each participant, with the student’s copy alone', async () => {
  const cwd = await graded();
  const { code, out, err } = await back(cwd, 'moodle');
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(`3 pages are in ${join('back', 'feedback.zip')}.\n`);
  const files = await unzip(bytes(cwd, 'feedback.zip'));
  expect(files.map(({ path }) => path)).toEqual([
    'Ann Abel_471101_assignsubmission_file/report.html',
    'Ann Abel_471102_assignsubmission_file/report.html',
    'Bea B Núñez_471103_assignsubmission_file/report.html',
  ]);
  for (const { path, text, date, mode } of files) {
    // As Moodle's importer reads it: explode('_', …, 5), then participant, type and name of a plugin.
    const [, id = '', type, plugin] = path.split('/')[0]?.split('_') ?? [];
    expect([type, plugin, mode, date]).toEqual([
      'assignsubmission',
      'file',
      0o100644,
      '1980-01-01T00:00:00.000Z',
    ]);
    expect(text).toBe(pageOf(cwd, id));
    expect(text).not.toMatch(/SECRET|LATER/);
  }
});

test('a roster gives names, sections and addresses, however hostile', async () => {
  for (const as of ['moodle', 'canvas', 'zips', 'eml']) {
    const cwd = await graded();
    const more = as === 'eml' ? ['--from', 'ta@example.org'] : as === 'zips' ? ['--by', 'section'] : [];
    const { code, out } = await back(cwd, as, '--roster', 'roster.csv', ...more);
    expect(code, out).toBe(0);
    expect(out).toMatch(/^3 pages are in back/);
    for (const [path] of everything(cwd)) expect(path).toMatch(/^[\\/]back[\\/][^\u202e]+$/);
    const zips = everything(cwd).filter(([path]) => path.endsWith('.zip'));
    for (const [path] of zips)
      for (const file of await unzip(readFileSync(join(cwd, path)))) {
        expect(file.path).not.toMatch(/\.\.\/|\u202e|^\/|\\/);
        expect(file.text).toMatch(/^<!doctype html>/i);
      }
  }
});

test.each(['moodle', 'canvas', 'zips'])('%s: the same results give the same bytes', async (as) => {
  const cwd = await graded();
  await back(cwd, as);
  const first = everything(cwd);
  const again = await cutoff(cwd, ['handback', 'out', '--out', 'again', '--as', as]);
  expect(again.code).toBe(0);
  for (const [path, digest] of first) {
    const copy = readFileSync(join(cwd, path.replace('back', 'again')));
    expect(createHash('sha256').update(copy).digest('hex'), path).toBe(digest);
  }
});

test('zips: one for each student, or for each section of the roster', async () => {
  const cwd = await graded();
  expect((await back(cwd, 'zips')).code).toBe(0);
  expect(readdirSync(join(cwd, 'back'))).toEqual(['471101.zip', '471102.zip', '471103.zip']);
  expect((await unzip(bytes(cwd, '471102.zip'))).map(({ path }) => path)).toEqual(['report.html']);
  await cutoff(cwd, 'handback out --as zips --by section --roster roster.csv --out sections'.split(' '));
  const sections = readdirSync(join(cwd, 'sections'));
  expect(sections).toEqual(['%2E.%2FTwo.zip', 'One.zip']);
  const one = await unzip(readFileSync(join(cwd, 'sections', 'One.zip')));
  expect(one.map(({ path }) => path)).toEqual(['471101/report.html', '471102/report.html']);
});

describe('canvas', () => {
  /** As Canvas gives a class: two versions of a file, one late, and one who is not graded. */
  const given = [
    'abelann_471101_9001_minimax.js',
    'abelann_471101_9010_minimax-1.js',
    'anotherann_LATE_471102_9002_minimax.js',
    'dorndan_471104_9004_minimax.js',
  ];

  test('a table of comments that no spreadsheet runs, and a file for each', async () => {
    const cwd = await graded();
    const { code } = await back(cwd, 'canvas', '--roster', 'roster.csv');
    expect(code).toBe(0);
    expect(bytes(cwd, 'comments.csv').toString()).toBe(
      'ID,Student,Comment,File\n' +
        '471101,../../Ann Abel,Small minimax: 2 of 2 points.,files/471101/report.html\n' +
        '471102,"\'=HYPERLINK(""http://x"")",Small minimax: 0 of 2 points.,files/471102/report.html\n' +
        '471103,Bea\\u{202e}␊Bcc: all@example.org,Small minimax: 2 of 2 points.,files/471103/report.html\n',
    );
    for (const [id = '', , , file = ''] of parseCsv(bytes(cwd, 'comments.csv').toString()).slice(1))
      expect(bytes(cwd, file).toString()).toBe(pageOf(cwd, id));
    expect(existsSync(join(cwd, 'back', 'reupload.zip'))).toBe(false);
  });

  test('a zip to upload again, by the names of what Canvas gave', async () => {
    const cwd = await graded();
    writeFileSync(join(cwd, 'canvas.zip'), zipOf(given.map((name) => ({ name, bytes: 'x' }))));
    const { code, out } = await back(cwd, 'canvas', '--submissions', 'canvas.zip');
    expect(code).toBe(2);
    expect(out).toContain('Not reached, as no file of theirs is in what Canvas gave: 471103.');
    const files = await unzip(bytes(cwd, 'reupload.zip'));
    expect(files.map(({ path }) => path)).toEqual([
      'abelann_471101_9010_report.html',
      'anotherann_LATE_471102_9002_report.html',
    ]);
    for (const { path, text } of files) {
      // As Canvas reads it: the first two fields of digits are a user and an attachment of theirs.
      const [user = '', attachment = ''] = path.split('_').filter((field) => /^\d+$/.test(field));
      expect(given.some((name) => name.includes(`_${user}_${attachment}_`))).toBe(true);
      expect(text).toBe(pageOf(cwd, user));
    }
  });
});

test('eml: a message for each address, and nothing is sent', async () => {
  const cwd = await graded();
  writeFileSync(join(cwd, 'roster.csv'), `${ROSTER}`.replace('ann2@example.org', 'not an address'));
  const { code, out } = await back(cwd, 'eml', '--roster', 'roster.csv', '--from', 'ta@example.org');
  expect(code).toBe(2);
  expect(out).toContain('2 pages are in back.\n');
  expect(out).toContain('Not reached, as there is no address in the roster: 471102.');
  expect(readdirSync(join(cwd, 'back'))).toEqual(['471101.eml', '471103.eml']);
  expect(bytes(cwd, '471103.eml').toString()).not.toMatch(/^Bcc:/m);
});

describe('who else is in a page', () => {
  const telling = `console.log('I worked with ann abel');\n${CORRECT}`;
  const files = { ...CLASS, 'class/Dan Dorn_471104_assignsubmission_file/minimax.js': telling };

  test('is looked for, and the page left out', async () => {
    const cwd = await graded(files);
    const { code, out, err } = await back(cwd, 'moodle');
    expect(code).toBe(2);
    expect(err).toBe(
      'cutoff: the page of 471104 holds "Ann Abel", and was left out; --allow-names hands it back\n',
    );
    expect(out).toContain('3 pages are');
    for (const { path, text } of await unzip(bytes(cwd, 'feedback.zip'))) {
      const own = path.split('_')[1] ?? '';
      const others = ['471101', '471102', '471103', '471104'].filter((id) => id !== own);
      for (const id of others) expect(text).not.toContain(id);
    }
  });

  test('may be there where it is allowed', async () => {
    const cwd = await graded(files);
    const { code, out } = await back(cwd, 'moodle', '--allow-names', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      handedBack: ['471101', '471102', '471103', '471104'],
      naming: [],
    });
  });
});

test('what is withheld, missing or in nobody’s list is told', async () => {
  const twins = { 'class/ann.js': CORRECT, 'class/ann/minimax.js': CORRECT, 'class/bea.js': CORRECT };
  const cwd = await graded({ ...twins, 'class/cai.js': CORRECT, 'class/dan.js': CORRECT });
  writeFileSync(join(cwd, 'out', 'cai', 'student', 'result.json'), '{');
  writeFileSync(join(cwd, 'roster.csv'), 'id,name,section\nbea,Bea,A\nann,Ann,A\ncai,Cai,A\n');
  const { code, out } = await back(cwd, 'zips', '--roster', 'roster.csv');
  expect(code).toBe(2);
  expect(out).toBe(
    `1 page is in ${join('back', 'bea.zip')}.\n` +
      '  Withheld, and not handed back: ann and ann.js.\n' +
      '  Without a result that can be read: cai.\n' +
      '  Not in the roster, or two as one person of it: dan.\n',
  );
});

test("a staff's page in the student's place is not handed back", async () => {
  const cwd = await graded();
  for (const file of ['result.json', 'report.html'])
    writeFileSync(
      join(cwd, 'out', '471101', 'student', file),
      readFileSync(join(cwd, 'out', '471101', 'staff', file)),
    );
  const { code, out } = await back(cwd, 'zips');
  expect(code).toBe(2);
  expect(out).toContain('Without a result that can be read: 471101.');
});

describe('as PDF', () => {
  test('without a browser: what to do', async () => {
    const cwd = await graded();
    const env = { CUTOFF_CHROMIUM: '/nowhere/chromium' };
    const argv = 'handback out --as zips --out back --pdf'.split(' ');
    const { code, err } = await cutoff(cwd, argv, { env });
    expect(code).toBe(2);
    expect(err).toContain(
      'a PDF needs Chromium, Chrome or Edge, and none was found. Name one with --browser',
    );
    expect(existsSync(join(cwd, 'back'))).toBe(false);
  });

  const browser = findBrowser();
  test.skipIf(browser === null)('with one: each page', async () => {
    const cwd = await graded({ 'class/Ann Abel_471101_assignsubmission_file/minimax.js': CORRECT });
    const argv = 'handback out --as moodle --out back --pdf'.split(' ');
    const { code } = await cutoff(cwd, argv, { env: { CUTOFF_CHROMIUM: browser ?? '' } });
    expect(code).toBe(0);
    const [file] = await unzip(bytes(cwd, 'feedback.zip'));
    expect(file?.path).toBe('Ann Abel_471101_assignsubmission_file/report.pdf');
    expect(file?.text).toMatch(/^%PDF-/);
  });
});

test.each<[string, RegExp]>([
  ['--as pigeon', /--as: found "pigeon"; expected moodle, canvas, zips or eml/],
  ['--as moodle --by section', /--by section goes with --as zips alone/],
  ['--as zips --from ta@example.org', /--from goes with --as eml alone/],
  ['--as zips --submissions x.zip', /--submissions goes with --as canvas alone/],
  ['--as canvas --submissions x.zip', /x\.zip: there is no such file/],
  ['--as zips --by section', /--by section needs a --roster with sections/],
  ['--as eml --from ta@example.org', /needs a --roster with addresses, and --from ADDRESS/],
  ['--as eml --roster roster.csv --from ta,all@example.org', /expected an address, as ta@example.org/],
  ['--as zips --out class', /class: this is there already/],
])('%s is refused', async (options, words) => {
  const cwd = await graded();
  const out = options.includes('--out') ? [] : ['--out', 'back'];
  const { code, err } = await cutoff(cwd, ['handback', 'out', ...out, ...options.split(' ')]);
  expect(code).toBe(2);
  expect(err.replace(/\s+/g, ' ')).toMatch(words);
  expect(existsSync(join(cwd, 'back'))).toBe(false);
});
