/**
 * What learning systems give, as a folder and as archives: everybody is found, by the rule of the layout, and
 * what is left over is told.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { DOWNLOADS } from '../../support/downloads.ts';
import type { Download } from '../../support/downloads.ts';
import { parseCsv } from '../../../grader/content/csv.ts';
import { read } from '../../support/gradedClass.ts';
import { cutoff } from '../../support/io.ts';
import { courseFolder } from '../../support/smallExercise.ts';
import { tarOf } from '../../support/tar.ts';
import { zipOf } from '../../support/zip.ts';

interface Told {
  readonly layout: string;
  readonly submissions: readonly {
    readonly people: readonly { readonly id: string; readonly name: string }[];
  }[];
  readonly leftOver: readonly { readonly path: string; readonly why: string }[];
}

const entriesOf = (files: Download['files'], below = ''): { name: string; bytes: string }[] =>
  Object.entries(files).map(([path, bytes]) => ({ name: below + path, bytes }));
const MAC = { name: '__MACOSX/._x', bytes: '\0' };

const FORMS: readonly (readonly [form: string, hand: (cwd: string, download: Download) => string])[] = [
  [
    'a folder',
    (cwd, { files, archive }) => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(cwd, archive, path)), { recursive: true });
        writeFileSync(join(cwd, archive, path), text);
      }
      return archive;
    },
  ],
  ['a zip', (cwd, { files, archive }) => written(cwd, `${archive}.zip`, zipOf(entriesOf(files)))],
  [
    'a zip with a folder that wraps all',
    (cwd, { files, archive }) =>
      written(cwd, `${archive}.zip`, zipOf([...entriesOf(files, `${archive}/`), MAC])),
  ],
  [
    'a tar file',
    (cwd, { files, archive }) => written(cwd, `${archive}.tar.gz`, gzipSync(tarOf(entriesOf(files)))),
  ],
];

function written(cwd: string, name: string, bytes: Uint8Array): string {
  writeFileSync(join(cwd, name), bytes);
  return name;
}

describe.each(DOWNLOADS.map((download) => [download.title, download] as const))('%s', (_, download) => {
  test.each(FORMS)('in %s', async (_form, hand) => {
    const cwd = courseFolder({});
    const what = hand(cwd, download);
    const { code, out, err } = await cutoff(cwd, [
      'grade',
      what,
      '--exercise',
      './exercise',
      '--dry-run',
      '--json',
    ]);
    expect(err).toBe('');
    expect(code).toBe(0);
    const { layout, submissions, leftOver } = JSON.parse(out) as Told;
    expect(layout).toBe(download.layout);
    expect(
      submissions.map(
        ({ people }) =>
          `${people.map(({ id }) => id).join('+')} ${people.map(({ name }) => name).join(', ')}`,
      ),
    ).toEqual(download.found);
    expect(Object.fromEntries(leftOver.map(({ path, why }) => [path, why]))).toEqual(download.leftOver ?? {});
  });

  test('is graded from the zip, a row for each', async () => {
    const cwd = courseFolder({});
    const what = written(cwd, `${download.archive}.zip`, zipOf(entriesOf(download.files)));
    const { out, err } = await cutoff(cwd, ['grade', what, '--exercise', './exercise', '--out', 'out']);
    const rows = parseCsv(read(cwd, 'grades.csv')).slice(1);
    expect(
      rows.map(([id]) => id),
      out + err,
    ).toEqual(download.found.flatMap((each) => each.split(' ')[0]?.split('+') ?? []));
    expect(rows.filter((row) => row[2] === '4').map(([id]) => id)).toEqual(download.right);
    expect(rows.filter((row) => row[4] !== 'graded' && row[4] !== 'withheld')).toEqual([]);
  });
});
