import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSubmission } from '../../../../grader/observe/submission/readSubmission.ts';
import type { Exercise } from '../../../../grader/types/exercise.ts';
import { folderOf } from '../../../support/folders.ts';
import { zipOf } from '../../../support/zip.ts';
import type { ZipEntry } from '../../../support/zip.ts';
import { exercise, outcome, SOLUTION, told } from './told.ts';

describe('zips', () => {
  const zipped = async (
    entries: readonly ZipEntry[] | Buffer,
    changes: Partial<Exercise> = {},
  ): Promise<string> => {
    const folder = folderOf();
    writeFileSync(join(folder, 'alice.zip'), Buffer.isBuffer(entries) ? entries : zipOf(entries));
    return told(join(folder, 'alice.zip'), changes);
  };
  const good = { name: 'alphaBeta.js', bytes: SOLUTION };

  test('a zip is read as its folder is', async () => {
    expect(await zipped([good, { name: 'lib/' }, { name: 'lib/x.js', bytes: 'export {};' }])).toBe(
      'javascript: alphaBeta.js',
    );
  });

  test('a stored entry, a wrapper folder and what macOS adds', async () => {
    expect(
      await zipped([
        { name: 'hw 3/', mode: 0o040755 },
        { name: 'hw 3/alphaBeta.js', bytes: SOLUTION, method: 0 },
        { name: '__MACOSX/hw 3/._alphaBeta.js', bytes: 'x' },
        { name: 'hw 3/.DS_Store', bytes: 'x' },
      ]),
    ).toBe('javascript: alphaBeta.js');
  });

  test('names in UTF-8, marked or not as macOS has it, and in the old code page', async () => {
    const folder = folderOf({
      'marked.zip': zipOf([{ name: 'größe.js', bytes: SOLUTION }]),
      'unmarked.zip': zipOf([{ name: 'größe.js', bytes: SOLUTION, isUnmarked: true }]),
      // 0x94 is ö and 0xe1 is ß in CP437.
      'old.zip': zipOf([
        {
          name: Buffer.from([0x67, 0x72, 0x94, 0xe1, 0x65, 0x2e, 0x6a, 0x73]),
          bytes: SOLUTION,
          isUnmarked: true,
        },
      ]),
    });
    for (const name of ['marked.zip', 'unmarked.zip', 'old.zip'])
      expect(await told(join(folder, name))).toBe('javascript: größe.js');
  });

  test('a folder that holds only a zip, as course systems make them', async () => {
    expect(await outcome({ 'upload.zip': zipOf([good]) })).toBe('javascript: alphaBeta.js');
  });

  test('the same work has the same hash as a folder, a wrapped folder and a zip', async () => {
    const folder = folderOf({
      'a/alphaBeta.js': SOLUTION,
      'a/lib/x.js': 'export {};',
      'b/hw/alphaBeta.js': SOLUTION,
      'b/hw/lib/x.js': 'export {};',
      'c.zip': zipOf([
        { name: 'w/lib/x.js', bytes: 'export {};' },
        { name: 'w/alphaBeta.js', bytes: SOLUTION },
      ]),
      'd/alphaBeta.js': `${SOLUTION} `,
      'd/lib/x.js': 'export {};',
    });
    const [a, b, c, d] = await Promise.all(
      ['a', 'b', 'c.zip', 'd'].map(
        async (name) => (await readSubmission(join(folder, name), exercise())).hash,
      ),
    );
    expect(b).toBe(a);
    expect(c).toBe(a);
    expect(d).not.toBe(a);
    expect(a).toMatch(/^[\da-f]{64}$/);
  });

  const bytes = zipOf([good, { name: 'more.js', bytes: 'x'.repeat(1000) }]);
  test.each<[string, readonly ZipEntry[] | Buffer, RegExp]>([
    [
      'an absolute path',
      [{ name: '/etc/alphaBeta.js', bytes: SOLUTION }],
      /holds an absolute path \(\/etc\/alphaBeta\.js\)/,
    ],
    [
      'a Windows path',
      [{ name: 'C:\\x\\alphaBeta.js', bytes: SOLUTION }],
      /holds an absolute path \(C:\/x\/alphaBeta\.js\)/,
    ],
    [
      'a path that leaves',
      [{ name: 'a/../../alphaBeta.js', bytes: SOLUTION }],
      /holds a path that leaves its folder/,
    ],
    [
      'a path that leaves by backslashes',
      [{ name: '..\\alphaBeta.js', bytes: SOLUTION }],
      /holds a path that leaves its folder/,
    ],
    [
      'a link',
      [{ name: 'alphaBeta.js', bytes: '/etc/passwd', mode: 0o120777 }],
      /holds a link \(alphaBeta\.js\)/,
    ],
    ['a device', [{ name: 'alphaBeta.js', bytes: '', mode: 0o020666 }], /which is not an ordinary file/],
    ['one name twice', [good, good], /holds alphaBeta\.js twice/],
    [
      'one name twice, spelt differently',
      [good, { ...good, name: './alphaBeta.js' }],
      /holds alphaBeta\.js twice/,
    ],
    [
      'a bomb by its declared size',
      [good, { name: 'big.bin', bytes: Buffer.alloc(30 * 1024 * 1024) }],
      /would unpack to 30 MB or more from/,
    ],
    [
      'a file of 2 MB',
      [{ name: 'alphaBeta.js', bytes: Buffer.alloc(2 * 1024 * 1024, 'x') }],
      /alphaBeta\.js is 2 MB; a source file may have at most 1 MB/,
    ],
    [
      '10,001 entries',
      Array.from({ length: 10_001 }, (_, index) => ({ name: `${index}.txt` })),
      /holds more than 10000 entries/,
    ],
    ['a password', [{ ...good, encrypted: true }], /is protected by a password/],
    ['an unusual method', [{ ...good, method: 14 }], /packs alphaBeta\.js by an unusual method/],
    ['a text file', Buffer.from('hello'), /is not a zip file, whatever its name says/],
    [
      'a name with a newline',
      [{ name: 'a\nb.js', bytes: SOLUTION }],
      /a\\u\{a\}b\.js holds a control character/,
    ],
  ])('%s', async (_, entries, expected) => {
    const text = await zipped(entries);
    expect(text).toMatch(/^unusable: /);
    expect(text).toMatch(expected);
    expect(text.split('\n')).toHaveLength(1);
  });

  test.each<[string, readonly ZipEntry[] | Buffer, RegExp]>([
    [
      'a bomb that claims to be small',
      [{ name: 'alphaBeta.js', bytes: Buffer.alloc(30 * 1024 * 1024), claims: 1000 }],
      /is damaged: alphaBeta\.js cannot be unpacked/,
    ],
    ['a false checksum', [{ ...good, crc: 1 }], /is damaged/],
    ['a cut-off upload', bytes.subarray(0, bytes.length - 40), /is not a complete zip file/],
    ['an empty file', Buffer.alloc(0), /is empty \(0 bytes\)/],
    [
      'a zip in a zip',
      [{ name: 'inner.zip', bytes: zipOf([good]) }],
      /inner\.zip is an archive that is not opened here; unpack it/,
    ],
    ['a RAR archive by its content', Buffer.from('Rar!\x1a\x07\x01', 'latin1'), /\(RAR by its content\)/],
  ])('%s withholds, since nobody can say whose doing it is', async (_, entries, expected) => {
    const text = await zipped(entries);
    expect(text).toMatch(/^withheld: /);
    expect(text).toMatch(expected);
  });

  test.each<[string, Buffer]>([
    ['a page before it', zipOf([good], { before: '<html></html>' })],
    ['a program before it that counts', zipOf([good], { before: 'MZ', countsBefore: true })],
    ['a comment', zipOf([good], { comment: 'späte Abgabe' })],
    ['a comment that is a zip', zipOf([good], { comment: zipOf([]) })],
    ['padding behind it', zipOf([good], { after: Buffer.alloc(512) })],
    ['another zip before it', zipOf([good], { before: zipOf([{ name: 'alphaBeta.ts' }]) })],
  ])('a zip with %s is read', async (_, whole) => {
    expect(await zipped(whole)).toBe('javascript: alphaBeta.js');
  });

  test('a link that is no source file is passed over, as in a folder', async () => {
    expect(await zipped([good, { name: 'lib', bytes: '/etc', mode: 0o120777 }])).toBe(
      'javascript: alphaBeta.js',
    );
  });

  test('many ends of zips take linear time', async () => {
    expect(await zipped(Buffer.from('PK\x05\x06'.repeat(1_000_000), 'latin1'))).toMatch(
      /^withheld: .*not a complete zip/,
    );
  });

  test('damage in the middle is noticed, wherever it is', async () => {
    const whole = zipOf([good]);
    for (let at = 0; at < whole.length; at += 7) {
      const broken = Buffer.from(whole);
      broken[at] = broken[at]! ^ 0xff;
      const text = await zipped(broken);
      // Some bytes decide nothing (times, attributes, unused fields): then the work is read as it was.
      expect(text).toMatch(/^(?:(?:unusable|withheld|not-attempted): .+\.|javascript: .+)$/);
    }
  });

  test('an empty zip is not attempted', async () => {
    expect(await zipped([])).toMatch(/^not-attempted: /);
  });

  test('a zip of more than 20 MB is not opened', async () => {
    const folder = folderOf({ 'alice.zip': '' });
    truncateSync(join(folder, 'alice.zip'), 50 * 1024 * 1024);
    expect(await told(join(folder, 'alice.zip'))).toBe(
      'unusable: alice.zip is 50 MB; a zip may have at most 20 MB, so zip only your own source files.',
    );
  });
});
