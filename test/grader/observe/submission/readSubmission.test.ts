import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSubmission } from '../../../../grader/observe/submission/readSubmission.ts';
import type { Exercise } from '../../../../grader/types/exercise.ts';
import { bareExercise } from '../../../support/exercises.ts';
import { folderOf } from '../../../support/folders.ts';
import { zipOf } from '../../../support/zip.ts';
import type { ZipEntry } from '../../../support/zip.ts';

const SOLUTION = 'export function alphaBeta(game, state) { return { value: 0, action: null }; }\n';
const STARTER = 'export function alphaBeta(game, state) {\n  // yours\n}\n';

function exercise(changes: Partial<Exercise> = {}): Exercise {
  return bareExercise(folderOf({ 'starter/alphaBeta.js': STARTER, 'starter/alphaBeta.ts': `${STARTER}// ts\n`, 'starter/cutoff.d.ts': 'declare const x: 1;\n' }), changes);
}

/** What became of a folder with these files: the entry file, or the kind and the note. */
async function outcome(files: Readonly<Record<string, string | Uint8Array>>, changes: Partial<Exercise> = {}): Promise<string> {
  return told(join(folderOf(Object.fromEntries(Object.entries({ '.keep': '', ...files }).map(([path, content]) => [`alice/${path}`, content]))), 'alice'), changes);
}

async function told(path: string, changes: Partial<Exercise> = {}): Promise<string> {
  const { content } = await readSubmission(path, exercise(changes));
  return content.kind === 'program' ? `${content.program.language}: ${content.program.entryFile}` : `${content.kind}: ${content.note}`;
}

describe('which file is loaded', () => {
  test.each<[string, Record<string, string>, string]>([
    ['the file that the exercise names', { 'alphaBeta.js': SOLUTION, 'other.js': SOLUTION }, 'javascript: alphaBeta.js'],
    ['that file in the other language', { 'alphaBeta.ts': SOLUTION }, 'typescript: alphaBeta.ts'],
    ['that file in a folder', { 'src/alphaBeta.js': SOLUTION, 'helper.js': 'export const x = 1;' }, 'javascript: src/alphaBeta.js'],
    ['the one at the top rather than a copy below', { 'alphaBeta.js': SOLUTION, 'old/alphaBeta.js': SOLUTION }, 'javascript: alphaBeta.js'],
    ['the only file that defines the entry', { 'mine.js': SOLUTION, 'helper.js': 'export const x = 1;' }, 'javascript: mine.js'],
    ['a definition in snake case', { 'mine.js': 'function alpha_beta() {}', 'helper.js': 'const x = 1;' }, 'javascript: mine.js'],
    ['not a file that only passes the entry on', { 'index.js': "export { alphaBeta } from './mine.js';", 'mine.js': SOLUTION }, 'javascript: mine.js'],
    ['not a file that only tests it', { 'mine.js': SOLUTION, 'mine.test.js': "import { alphaBeta } from './mine.js'; alphaBeta();" }, 'javascript: mine.js'],
    ['the only default export', { 'search.js': 'export default (game) => 1;', 'helper.js': 'export const x = 1;' }, 'javascript: search.js'],
    ['the only file, whatever it defines', { 'homework.js': 'export function alfaBeta() {}' }, 'javascript: homework.js'],
    ['the started file rather than the untouched starter', { 'alphaBeta.js': STARTER, 'alphaBeta.ts': SOLUTION }, 'typescript: alphaBeta.ts'],
    ['a file of one\'s own beside the untouched starter', { 'alphaBeta.js': STARTER, 'mine.js': SOLUTION }, 'javascript: mine.js'],
  ])('%s', async (_, files, expected) => {
    expect(await outcome(files)).toBe(expected);
  });

  test('two files with the named names are an error that names both', async () => {
    expect(await outcome({ 'alphaBeta.js': SOLUTION, 'alphaBeta.ts': SOLUTION })).toBe('unusable: alphaBeta.js and alphaBeta.ts could each be your solution; keep the one that should be graded.');
  });

  test('two files that define the entry are an error that names both', async () => {
    expect(await outcome({ 'v1.js': SOLUTION, 'v2.js': SOLUTION })).toBe('unusable: v1.js and v2.js could each be your solution; keep the one that should be graded.');
  });

  test('several files of which none defines it are an error that says what is missing', async () => {
    expect(await outcome({ 'a.js': 'const x = 1;', 'b.js': 'const y = 1;' })).toBe('unusable: None of your files defines alphaBeta (found a.js and b.js); put it in alphaBeta.js or alphaBeta.ts and export it.');
  });

  test('a language that the exercise does not take is named', async () => {
    expect(await outcome({ 'alpha_beta.py': 'def alpha_beta(game, state): pass' })).toBe('unusable: There is no JavaScript or TypeScript file here (found alpha_beta.py); hand in alphaBeta.js or alphaBeta.ts.');
  });

  test('Python is found where it is taken', async () => {
    const changes = { languages: ['python'], files: { python: 'alpha_beta.py' } } as const;
    expect(await outcome({ 'search.py': 'def alpha_beta(game, state):\n    pass\n', 'helper.py': 'x = 1\n' }, changes)).toBe('python: search.py');
  });

  test('the program holds every source file, declarations too', async () => {
    const folder = folderOf({ 'alphaBeta.js': SOLUTION, 'lib/order.js': 'export {};', 'cutoff.d.ts': '', 'notes.txt': 'x', 'cutoff.json': '{}', 'table.json': '[]' });
    const { files } = await readSubmission(folder, exercise());
    expect(files.map(({ path }) => path)).toEqual(['alphaBeta.js', 'cutoff.d.ts', 'lib/order.js', 'table.json']);
  });
});

describe('not attempted', () => {
  test.each<[string, Record<string, string>]>([
    ['an empty folder', {}],
    ['only what systems leave behind', { '.DS_Store': 'x', '__MACOSX/._alphaBeta.js': 'x', '.git/config': 'x', 'node_modules/a/index.js': SOLUTION, '._alphaBeta.js': 'x' }],
    ['the starter', { 'alphaBeta.js': STARTER, 'cutoff.d.ts': 'declare const x: 1;\n' }],
    ['the starter after an editor on Windows', { 'alphaBeta.js': `\ufeff${STARTER.replaceAll('\n', '\r\n')}\r\n` }],
    ['the starter with trailing spaces', { 'alphaBeta.js': STARTER.replaceAll('\n', '  \n').trimEnd() }],
    ['both starters', { 'alphaBeta.js': STARTER, 'alphaBeta.ts': `${STARTER}// ts\n` }],
    ['an empty file', { 'alphaBeta.js': ' \n\n' }],
  ])('%s', async (_, files) => {
    expect(await outcome(files)).toMatch(/^not-attempted: [A-Za-z]/);
  });

  test('a starter with one changed character is attempted', async () => {
    expect(await outcome({ 'alphaBeta.js': STARTER.replace('yours', 'mine') })).toBe('javascript: alphaBeta.js');
  });
});

describe('files that cannot be used', () => {
  test.each<[string, Record<string, string | Uint8Array>, RegExp]>([
    ['UTF-16', { 'alphaBeta.js': Buffer.from(`\ufeff${SOLUTION}`, 'utf16le') }, /^unusable: alphaBeta\.js is saved as UTF-16; save it as UTF-8\.$/],
    ['Latin-1', { 'alphaBeta.js': Buffer.from('// é\n', 'latin1') }, /^unusable: alphaBeta\.js is not saved as UTF-8/],
    ['binary', { 'alphaBeta.js': Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0]) }, /^unusable: alphaBeta\.js is not a text file/],
    ['a megabyte and a byte', { 'alphaBeta.js': Buffer.alloc(1024 * 1024 + 1, 'x') }, /^unusable: alphaBeta\.js is a little over 1 MB; a source file may have at most 1 MB/],
    ['201 files', Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}.js`, 'x'])), /^unusable: There are more than 200 source files/],
    ['5 MB together', Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`f${index}.js`, 'x'.repeat(1024 * 1024)])), /^unusable: The source files are more than 4 MB together/],
    ['folders 21 deep', { [`${'d/'.repeat(21)}alphaBeta.js`]: SOLUTION }, /^unusable: Folders are nested more than 20 deep/],
    ['only other things', { 'report.pdf': '%PDF', 'notes.txt': 'x' }, /^unusable: There is no JavaScript or TypeScript file here \(found notes\.txt and report\.pdf\)\.$/],
  ])('%s', async (_, files, expected) => {
    expect(await outcome(files)).toMatch(expected);
  });

  test('50 MB, which are not read', async () => {
    const folder = folderOf({ 'alphaBeta.js': '' });
    truncateSync(join(folder, 'alphaBeta.js'), 50 * 1024 * 1024);
    expect(await told(folder)).toBe('unusable: alphaBeta.js is 50 MB; a source file may have at most 1 MB.');
    expect(await told(join(folder, 'alphaBeta.js'))).toBe('unusable: alphaBeta.js is 50 MB; a source file may have at most 1 MB.');
  });

  test('a large file that is no source file is passed over', async () => {
    const folder = folderOf({ 'alphaBeta.js': SOLUTION, 'demo.mp4': '' });
    truncateSync(join(folder, 'demo.mp4'), 50 * 1024 * 1024);
    expect(await told(folder)).toBe('javascript: alphaBeta.js');
  });

  test('a path that is not there withholds, since the student cannot mend it', async () => {
    expect(await told(join(folderOf(), 'missing'))).toBe('withheld: missing cannot be read (it is not there).');
  });

  test('an archive of another kind withholds', async () => {
    expect(await told(join(folderOf({ 'alice.tar.gz': 'x' }), 'alice.tar.gz'))).toMatch(/^withheld: alice\.tar\.gz is an archive that is not read here/);
  });

  test('a single file of another kind', async () => {
    expect(await told(join(folderOf({ 'alice.docx': 'x' }), 'alice.docx'))).toBe('unusable: alice.docx is not a source file, a folder or a zip.');
  });
});

describe.skipIf(process.platform === 'win32')('links and devices', () => {
  test('a link to a source file is refused, wherever it leads', async () => {
    const folder = folderOf({ 'a/alphaBeta.js': SOLUTION });
    symlinkSync('/etc/passwd', join(folder, 'a', 'secret.js'));
    expect(await told(join(folder, 'a'))).toBe('unusable: secret.js is a link, which is never followed; put the file itself there.');
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
    expect(await told(join(folder, 'alphaBeta.js'))).toMatch(/^withheld: alphaBeta\.js is neither a folder nor an ordinary file/);
  });

  test('a name with a newline is refused and shown harmlessly', async () => {
    expect(await outcome({ 'a\nb.js': SOLUTION })).toBe('unusable: The name a\\u{a}b.js holds a control character; rename the file.');
  });
});

describe('zips', () => {
  const zipped = async (entries: readonly ZipEntry[] | Buffer, changes: Partial<Exercise> = {}): Promise<string> => {
    const folder = folderOf();
    writeFileSync(join(folder, 'alice.zip'), Buffer.isBuffer(entries) ? entries : zipOf(entries));
    return told(join(folder, 'alice.zip'), changes);
  };
  const good = { name: 'alphaBeta.js', bytes: SOLUTION };

  test('a zip is read as its folder is', async () => {
    expect(await zipped([good, { name: 'lib/' }, { name: 'lib/x.js', bytes: 'export {};' }])).toBe('javascript: alphaBeta.js');
  });

  test('a stored entry, a wrapper folder and what macOS adds', async () => {
    expect(await zipped([{ name: 'hw 3/', mode: 0o040755 }, { name: 'hw 3/alphaBeta.js', bytes: SOLUTION, method: 0 }, { name: '__MACOSX/hw 3/._alphaBeta.js', bytes: 'x' }, { name: 'hw 3/.DS_Store', bytes: 'x' }])).toBe('javascript: alphaBeta.js');
  });

  test('names in UTF-8, marked or not as macOS has it, and in the old code page', async () => {
    const folder = folderOf({
      'marked.zip': zipOf([{ name: 'größe.js', bytes: SOLUTION }]),
      'unmarked.zip': zipOf([{ name: 'größe.js', bytes: SOLUTION, isUnmarked: true }]),
      // 0x94 is ö and 0xe1 is ß in CP437.
      'old.zip': zipOf([{ name: Buffer.from([0x67, 0x72, 0x94, 0xe1, 0x65, 0x2e, 0x6a, 0x73]), bytes: SOLUTION, isUnmarked: true }]),
    });
    for (const name of ['marked.zip', 'unmarked.zip', 'old.zip']) expect(await told(join(folder, name))).toBe('javascript: größe.js');
  });

  test('a folder that holds only a zip, as course systems make them', async () => {
    expect(await outcome({ 'upload.zip': zipOf([good]) })).toBe('javascript: alphaBeta.js');
  });

  test('the same work has the same hash as a folder, a wrapped folder and a zip', async () => {
    const folder = folderOf({ 'a/alphaBeta.js': SOLUTION, 'a/lib/x.js': 'export {};', 'b/hw/alphaBeta.js': SOLUTION, 'b/hw/lib/x.js': 'export {};', 'c.zip': zipOf([{ name: 'w/lib/x.js', bytes: 'export {};' }, { name: 'w/alphaBeta.js', bytes: SOLUTION }]), 'd/alphaBeta.js': `${SOLUTION} `, 'd/lib/x.js': 'export {};' });
    const [a, b, c, d] = await Promise.all(['a', 'b', 'c.zip', 'd'].map(async (name) => (await readSubmission(join(folder, name), exercise())).hash));
    expect(b).toBe(a);
    expect(c).toBe(a);
    expect(d).not.toBe(a);
    expect(a).toMatch(/^[\da-f]{64}$/);
  });

  const bytes = zipOf([good, { name: 'more.js', bytes: 'x'.repeat(1000) }]);
  test.each<[string, readonly ZipEntry[] | Buffer, RegExp]>([
    ['an absolute path', [{ name: '/etc/alphaBeta.js', bytes: SOLUTION }], /holds an absolute path \(\/etc\/alphaBeta\.js\)/],
    ['a Windows path', [{ name: 'C:\\x\\alphaBeta.js', bytes: SOLUTION }], /holds an absolute path \(C:\/x\/alphaBeta\.js\)/],
    ['a path that leaves', [{ name: 'a/../../alphaBeta.js', bytes: SOLUTION }], /holds a path that leaves its folder/],
    ['a path that leaves by backslashes', [{ name: '..\\alphaBeta.js', bytes: SOLUTION }], /holds a path that leaves its folder/],
    ['a link', [{ name: 'alphaBeta.js', bytes: '/etc/passwd', mode: 0o120777 }], /holds a link \(alphaBeta\.js\)/],
    ['a link to a folder', [good, { name: 'lib', bytes: '/etc', mode: 0o120777 }], /holds a link \(lib\)/],
    ['a device', [{ name: 'alphaBeta.js', bytes: '', mode: 0o020666 }], /which is not an ordinary file/],
    ['one name twice', [good, good], /holds alphaBeta\.js twice/],
    ['one name twice, spelt differently', [good, { ...good, name: './alphaBeta.js' }], /holds alphaBeta\.js twice/],
    ['a bomb by its declared size', [good, { name: 'big.bin', bytes: Buffer.alloc(30 * 1024 * 1024) }], /would unpack to 30 MB or more from/],
    ['a bomb that claims to be small', [{ name: 'alphaBeta.js', bytes: Buffer.alloc(30 * 1024 * 1024), claims: 1000 }], /is damaged: alphaBeta\.js cannot be unpacked/],
    ['a file of 2 MB', [{ name: 'alphaBeta.js', bytes: Buffer.alloc(2 * 1024 * 1024, 'x') }], /alphaBeta\.js is 2 MB; a source file may have at most 1 MB/],
    ['10,001 entries', Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}.txt` })), /holds more than 10000 entries/],
    ['a password', [{ ...good, encrypted: true }], /is protected by a password/],
    ['an unusual method', [{ ...good, method: 14 }], /packs alphaBeta\.js by an unusual method/],
    ['a false checksum', [{ ...good, crc: 1 }], /is damaged/],
    ['a cut-off upload', bytes.subarray(0, bytes.length - 40), /is not a complete zip file/],
    ['a text file', Buffer.from('hello'), /is not a complete zip file/],
    ['an empty file', Buffer.alloc(0), /is not a complete zip file/],
    ['a zip in a zip', [{ name: 'inner.zip', bytes: zipOf([good]) }], /inner\.zip is a zip beside other files or inside another zip/],
    ['a name with a newline', [{ name: 'a\nb.js', bytes: SOLUTION }], /a\\u\{a\}b\.js holds a control character/],
  ])('%s', async (_, entries, expected) => {
    const text = await zipped(entries);
    expect(text).toMatch(/^unusable: /);
    expect(text).toMatch(expected);
    expect(text.split('\n')).toHaveLength(1);
  });

  test('damage in the middle is noticed, wherever it is', async () => {
    const whole = zipOf([good]);
    for (let at = 0; at < whole.length; at += 7) {
      const broken = Buffer.from(whole);
      broken[at] = broken[at]! ^ 0xff;
      const text = await zipped(broken);
      // Some bytes decide nothing (times, attributes, unused fields): then the work is read as it was.
      expect(text).toMatch(/^(?:unusable: .+\.|not-attempted: .+\.|javascript: .+)$/);
    }
  });

  test('an empty zip is not attempted', async () => {
    expect(await zipped([])).toMatch(/^not-attempted: /);
  });

  test('a zip of more than 20 MB is not opened', async () => {
    const folder = folderOf({ 'alice.zip': '' });
    truncateSync(join(folder, 'alice.zip'), 50 * 1024 * 1024);
    expect(await told(join(folder, 'alice.zip'))).toBe('unusable: alice.zip is 50 MB; a zip may have at most 20 MB, so zip only your own source files.');
  });
});
