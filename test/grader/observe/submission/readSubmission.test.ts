import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSubmission } from '../../../../grader/observe/submission/readSubmission.ts';
import { folderOf } from '../../../support/folders.ts';
import { zipOf } from '../../../support/zip.ts';
import { exercise, outcome, SOLUTION, STARTER, told } from './told.ts';

describe('which file is loaded', () => {
  test.each<[string, Record<string, string>, string]>([
    [
      'the file that the exercise names',
      { 'alphaBeta.js': SOLUTION, 'other.js': SOLUTION },
      'javascript: alphaBeta.js',
    ],
    ['that file in the other language', { 'alphaBeta.ts': SOLUTION }, 'typescript: alphaBeta.ts'],
    [
      'that file in a folder',
      { 'src/alphaBeta.js': SOLUTION, 'helper.js': 'export const x = 1;' },
      'javascript: src/alphaBeta.js',
    ],
    [
      'the one at the top rather than a copy below',
      { 'alphaBeta.js': SOLUTION, 'old/alphaBeta.js': SOLUTION },
      'javascript: alphaBeta.js',
    ],
    [
      'the only file that defines the entry',
      { 'mine.js': SOLUTION, 'helper.js': 'export const x = 1;' },
      'javascript: mine.js',
    ],
    [
      'a definition in snake case',
      { 'mine.js': 'function alpha_beta() {}', 'helper.js': 'const x = 1;' },
      'javascript: mine.js',
    ],
    [
      'not a file that only passes the entry on',
      { 'index.js': "export { alphaBeta } from './mine.js';", 'mine.js': SOLUTION },
      'javascript: mine.js',
    ],
    [
      'not a file that only tests it',
      { 'mine.js': SOLUTION, 'mine.test.js': "import { alphaBeta } from './mine.js'; alphaBeta();" },
      'javascript: mine.js',
    ],
    [
      'the only default export',
      { 'search.js': 'export default (game) => 1;', 'helper.js': 'export const x = 1;' },
      'javascript: search.js',
    ],
    [
      'the only file, whatever it defines',
      { 'homework.js': 'export function alfaBeta() {}' },
      'javascript: homework.js',
    ],
    [
      'the started file rather than the untouched starter',
      { 'alphaBeta.js': STARTER, 'alphaBeta.ts': SOLUTION },
      'typescript: alphaBeta.ts',
    ],
    [
      "a file of one's own beside the untouched starter",
      { 'alphaBeta.js': STARTER, 'mine.js': SOLUTION },
      'javascript: mine.js',
    ],
  ])('%s', async (_, files, expected) => {
    expect(await outcome(files)).toBe(expected);
  });

  test('two files with the named names are an error that names both', async () => {
    expect(await outcome({ 'alphaBeta.js': SOLUTION, 'alphaBeta.ts': SOLUTION })).toBe(
      'unusable: alphaBeta.js and alphaBeta.ts could each be your solution; keep the one that should be graded.',
    );
  });

  test('two files that define the entry are an error that names both', async () => {
    expect(await outcome({ 'v1.js': SOLUTION, 'v2.js': SOLUTION })).toBe(
      'unusable: v1.js and v2.js could each be your solution; keep the one that should be graded.',
    );
  });

  test('several files of which none defines it are an error that says what is missing', async () => {
    expect(await outcome({ 'a.js': 'const x = 1;', 'b.js': 'const y = 1;' })).toBe(
      'unusable: None of your files defines alphaBeta (found a.js and b.js); put it in alphaBeta.js or alphaBeta.ts and export it.',
    );
  });

  test('a language that the exercise does not take is named', async () => {
    expect(await outcome({ 'alpha_beta.py': 'def alpha_beta(game, state): pass' })).toBe(
      'unusable: There is no JavaScript or TypeScript file here (found alpha_beta.py); hand in alphaBeta.js or alphaBeta.ts.',
    );
  });

  test('Python is found where it is taken', async () => {
    const changes = { languages: ['python'], files: { python: 'alpha_beta.py' } } as const;
    expect(
      await outcome(
        { 'search.py': 'def alpha_beta(game, state):\n    pass\n', 'helper.py': 'x = 1\n' },
        changes,
      ),
    ).toBe('python: search.py');
  });

  test('the program holds every source file, declarations too', async () => {
    const folder = folderOf({
      'alphaBeta.js': SOLUTION,
      'lib/order.js': 'export {};',
      'cutoff.d.ts': '',
      'notes.txt': 'x',
      'cutoff.json': '{}',
      'table.json': '[]',
    });
    const { files } = await readSubmission(folder, exercise());
    expect(files.map(({ path }) => path)).toEqual([
      'alphaBeta.js',
      'cutoff.d.ts',
      'lib/order.js',
      'table.json',
    ]);
  });
});

describe('not attempted', () => {
  test.each<[string, Record<string, string>]>([
    ['an empty folder', {}],
    [
      'only what systems leave behind',
      {
        '.DS_Store': 'x',
        '__MACOSX/._alphaBeta.js': 'x',
        '.git/config': 'x',
        'node_modules/a/index.js': SOLUTION,
        '._alphaBeta.js': 'x',
      },
    ],
    ['the starter', { 'alphaBeta.js': STARTER, 'cutoff.d.ts': 'declare const x: 1;\n' }],
    [
      'the starter after an editor on Windows',
      { 'alphaBeta.js': `\ufeff${STARTER.replaceAll('\n', '\r\n')}\r\n` },
    ],
    ['the starter with trailing spaces', { 'alphaBeta.js': STARTER.replaceAll('\n', '  \n').trimEnd() }],
    ['both starters', { 'alphaBeta.js': STARTER, 'alphaBeta.ts': `${STARTER}// ts\n` }],
    ['an empty file', { 'alphaBeta.js': ' \n\n' }],
  ])('%s', async (_, files) => {
    expect(await outcome(files)).toMatch(/^not-attempted: [A-Za-z]/);
  });

  test('a starter with one changed character is attempted', async () => {
    expect(await outcome({ 'alphaBeta.js': STARTER.replace('yours', 'mine') })).toBe(
      'javascript: alphaBeta.js',
    );
  });
});

describe('what is not the work itself is passed over', () => {
  const large = 'x'.repeat(1_300_000);
  /** Of a size that no zip makes a bomb of. */
  const numbers = JSON.stringify(
    Array.from({ length: 90_000 }, (_, at) => (at * 48_271 * at) % 2_147_483_647),
  );
  const many = (folder: string, ending: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`${folder}/${at}.${ending}`, '[]']));
  test.each<[string, Record<string, string | Uint8Array>]>([
    ['a lock file of 1.3 MB', { 'package-lock.json': large }],
    ['data of 1.3 MB', { 'boards.json': large, 'boards/more.json': large }],
    [
      'data of 5 MB in six files',
      Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`${at}.json`, numbers])),
    ],
    ['250 files of data', many('boards', 'json')],
    ['data in UTF-16', { 'boards.json': Buffer.from('\ufeff[]', 'utf16le') }],
    ['packages of 250 files', many('node_modules/lodash', 'js')],
    ['what was built', { ...many('dist', 'js'), 'build/alphaBeta.ts': SOLUTION, 'coverage/x.js': large }],
    ['a virtual environment', { 'env/pyvenv.cfg': '', ...many('env/lib/python3', 'py') }],
    ['a library of 1.3 MB beside it', { 'vendor/d3.js': large }],
  ])('%s', async (_, files) => {
    expect(await outcome({ 'alphaBeta.js': SOLUTION, ...files })).toBe('javascript: alphaBeta.js');
    const zip = zipOf(
      Object.entries({ 'alphaBeta.js': SOLUTION, ...files }).map(([name, bytes]) => ({ name, bytes })),
    );
    expect(await told(join(folderOf({ 'alice.zip': zip }), 'alice.zip'))).toBe('javascript: alphaBeta.js');
  });

  test('a folder of tools with all of the work in it counts', async () => {
    expect(await outcome({ 'dist/alphaBeta.js': SOLUTION, 'README.txt': 'x' })).toBe(
      'javascript: alphaBeta.js',
    );
  });

  test('a link to data is no reason to refuse the work', async () => {
    const folder = folderOf({ 'alphaBeta.js': SOLUTION });
    symlinkSync('/etc/hosts', join(folder, 'data.json'));
    expect(await told(folder)).toBe('javascript: alphaBeta.js');
  });

  test('the work itself may not be too large', async () => {
    expect(await outcome({ 'alphaBeta.js': large, 'helper.js': 'export const x = 1;' })).toBe(
      'unusable: alphaBeta.js is 1.2 MB; a source file may have at most 1 MB.',
    );
  });
});

describe('files that cannot be used', () => {
  test.each<[string, Record<string, string | Uint8Array>, RegExp]>([
    [
      'half of a UTF-16 file',
      { 'alphaBeta.js': Buffer.from(`\ufeff${SOLUTION}\n//`, 'utf16le').subarray(0, -1) },
      /^unusable: alphaBeta\.js is saved as UTF-16, and line 3 is no text; .* UTF-8\.$/,
    ],
    [
      'binary',
      { 'alphaBeta.js': Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0]) },
      /^unusable: alphaBeta\.js is not a text file/,
    ],
    [
      'a megabyte and a byte',
      { 'alphaBeta.js': Buffer.alloc(1024 * 1024 + 1, 'x') },
      /^unusable: alphaBeta\.js is a little over 1 MB; a source file may have at most 1 MB/,
    ],
    [
      '201 files',
      Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}.js`, 'x'])),
      /^unusable: There are more than 200 source files/,
    ],
    [
      '5 MB together',
      Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`f${index}.js`, 'x'.repeat(1024 * 1024)])),
      /^unusable: The source files are more than 4 MB together/,
    ],
    [
      'folders 21 deep',
      { [`${'d/'.repeat(21)}alphaBeta.js`]: SOLUTION },
      /^unusable: Folders are nested more than 20 deep/,
    ],
    [
      'only other things',
      { 'report.pdf': '%PDF', 'notes.txt': 'x' },
      /^unusable: There is no JavaScript or TypeScript file here \(found notes\.txt and report\.pdf\); hand in alphaBeta\.js or alphaBeta\.ts\.$/,
    ],
  ])('%s', async (_, files, expected) => {
    expect(await outcome(files)).toMatch(expected);
  });

  test('50 MB, which are not read', async () => {
    const folder = folderOf({ 'alphaBeta.js': '' });
    truncateSync(join(folder, 'alphaBeta.js'), 50 * 1024 * 1024);
    expect(await told(folder)).toBe('unusable: alphaBeta.js is 50 MB; a source file may have at most 1 MB.');
    expect(await told(join(folder, 'alphaBeta.js'))).toBe(
      'unusable: alphaBeta.js is 50 MB; a source file may have at most 1 MB.',
    );
  });

  test('a large file that is no source file is passed over', async () => {
    const folder = folderOf({ 'alphaBeta.js': SOLUTION, 'demo.mp4': '' });
    truncateSync(join(folder, 'demo.mp4'), 50 * 1024 * 1024);
    expect(await told(folder)).toBe('javascript: alphaBeta.js');
  });

  test('a path that is not there withholds, since the student cannot mend it', async () => {
    expect(await told(join(folderOf(), 'missing'))).toBe(
      'withheld: missing cannot be read (it is not there).',
    );
  });

  test('an archive of another kind withholds', async () => {
    expect(await told(join(folderOf({ 'alice.tar.xz': 'x' }), 'alice.tar.xz'))).toMatch(
      /^withheld: alice\.tar\.xz is an archive that is not opened here/,
    );
  });

  test('a single file of another kind', async () => {
    expect(await told(join(folderOf({ 'alice.docx': 'x' }), 'alice.docx'))).toBe(
      'unusable: alice.docx is not a source file, a folder or a zip.',
    );
  });
});

describe.skipIf(process.platform === 'win32')('links and devices', () => {
  test('a link to a source file is refused, wherever it leads', async () => {
    const folder = folderOf({ 'a/alphaBeta.js': SOLUTION });
    symlinkSync('/etc/passwd', join(folder, 'a', 'secret.js'));
    expect(await told(join(folder, 'a'))).toBe(
      'unusable: secret.js is a link, which is never followed; put the file itself there.',
    );
  });

  test('a link to a folder is not entered', async () => {
    const folder = folderOf({ 'a/alphaBeta.js': SOLUTION, 'elsewhere/alphaBeta.ts': SOLUTION });
    symlinkSync('../elsewhere', join(folder, 'a', 'lib'));
    expect(await told(join(folder, 'a'))).toBe('javascript: alphaBeta.js');
  });

  test('a circle of links ends', async () => {
    const folder = folderOf({ 'alphaBeta.js': SOLUTION });
    symlinkSync('.', join(folder, 'loop'));
    expect(await told(folder)).toBe('javascript: alphaBeta.js');
  });

  test('a pipe is not opened', async () => {
    const folder = folderOf();
    execFileSync('mkfifo', [join(folder, 'alphaBeta.js')]);
    expect(await told(folder)).toMatch(/^unusable: alphaBeta\.js is not an ordinary file/);
    expect(await told(join(folder, 'alphaBeta.js'))).toMatch(
      /^withheld: alphaBeta\.js is neither a folder nor an ordinary file/,
    );
  });

  test('a name with a newline is refused and shown harmlessly', async () => {
    expect(await outcome({ 'a\nb.js': SOLUTION })).toBe(
      'unusable: The name a\\u{a}b.js holds a control character; rename the file.',
    );
  });
});
