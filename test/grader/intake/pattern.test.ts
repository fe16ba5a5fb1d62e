/** `--id-pattern`: names of no layout that is known, read by a regular expression. */
import { describe, expect, test } from 'vitest';
import { grades } from '../../support/gradedClass.ts';
import { cutoff, type Ran } from '../../support/io.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';
import { zipOf } from '../../support/zip.ts';

const FILES = {
  'class/hw1_ann_Ann Lee_v2.js': CORRECT,
  'class/hw1_ann_Ann Lee_v10.js': SWAPPED,
  'class/hw1_bea_Béa/src/minimax.js': CORRECT,
  'class/hw1_cai_Cai.zip': zipOf([{ name: 'minimax.js', bytes: CORRECT }]),
  'class/notes.txt': 'x',
  'class/index.html': 'x',
};
const PATTERN = String.raw`^hw1_(?<id>[a-z]+)_(?<name>[^_.]+)(?:_v(?<attempt>\d+))?(?:\.\w+)?$`;

const dry = (cwd: string, pattern: string, what = 'class', ...more: readonly string[]): Promise<Ran> =>
  cutoff(cwd, ['grade', what, '--exercise', './exercise', '--dry-run', '--id-pattern', pattern, ...more]);

interface Told {
  readonly layout: string;
  readonly submissions: readonly {
    readonly people: readonly { readonly id: string; readonly name: string }[];
    readonly where: readonly string[];
    readonly attempts: number;
    readonly attempt: number | null;
  }[];
  readonly leftOver: readonly { readonly path: string; readonly why: string }[];
}
async function told(files: Readonly<Record<string, string | Uint8Array>>, pattern: string): Promise<Told> {
  const { out, err } = await dry(courseFolder(files), pattern, 'class', '--json');
  expect(err).toBe('');
  return JSON.parse(out) as Told;
}
const who = ({ submissions }: Told): string[] =>
  submissions.map(
    ({ people, attempt, attempts }) => `${people[0]?.id} ${people[0]?.name} ${attempt} of ${attempts}`,
  );

describe('names that a pattern explains', () => {
  test('id, name and attempt, in folders, files and archives; the rest is left over', async () => {
    const found = await told(FILES, PATTERN);
    expect(found.layout).toBe('id-pattern');
    expect(who(found)).toEqual(['ann Ann Lee 2 of 2', 'bea Béa 1 of 1', 'cai Cai 1 of 1']);
    expect(Object.fromEntries(found.leftOver.map(({ path, why }) => [path, why]))).toEqual({
      'hw1_ann_Ann Lee_v2.js': 'other-attempt',
      'index.html': 'not-a-submission',
      'notes.txt': 'name-does-not-fit',
    });
  });

  test('are graded, by --attempt as any other', async () => {
    const cwd = courseFolder(FILES);
    const run = ['grade', 'class', '--exercise', './exercise', '--out', 'out', '--id-pattern', PATTERN];
    await cutoff(cwd, [...run, '--attempt', 'best']);
    expect(grades(cwd).map((row) => row.slice(0, 3))).toEqual([
      ['ann', 'Ann Lee', '4'],
      ['bea', 'Béa', '4'],
      ['cai', 'Cai', '4'],
    ]);
  });

  test('in an archive with a folder that wraps all', async () => {
    const entries = Object.entries(FILES).map(([name, bytes]) => ({ name, bytes }));
    const cwd = courseFolder({ 'class.zip': zipOf(entries) });
    const { out } = await dry(cwd, PATTERN, 'class.zip', '--json');
    expect(who(JSON.parse(out) as Told)).toEqual(['ann Ann Lee 2 of 2', 'bea Béa 1 of 1', 'cai Cai 1 of 1']);
  });

  test('several files of one attempt are one submission, under the names that a group "file" gives', async () => {
    const helper = CORRECT.replace('export function minimax', 'export function search').replace(
      'minimax(',
      'search(',
    );
    const main = "import { search } from './help.js';\nexport const minimax = search;\n";
    const cwd = courseFolder({ 'class/ann--minimax.js': main, 'class/ann--help.js': helper });
    const pattern = '^(?<id>[^-]+)--(?<file>.+)$';
    await cutoff(cwd, [
      'grade',
      'class',
      '--exercise',
      './exercise',
      '--out',
      'out',
      '--id-pattern',
      pattern,
    ]);
    expect(grades(cwd).map((row) => row.slice(0, 3))).toEqual([['ann', 'ann', '4']]);
  });

  test('two folders of one id and one attempt are nobody’s to choose from', async () => {
    const files = { 'class/ann_x/minimax.js': CORRECT, 'class/ann_y/minimax.js': SWAPPED };
    const { submissions } = await told(files, '^(?<id>[^_]+)_');
    expect(submissions.map(({ attempt, attempts }) => [attempt, attempts])).toEqual([[null, 2]]);
  });
});

describe('a pattern that cannot be used', () => {
  test.each([
    ['(?<id>', 'this is no regular expression'],
    ['^([a-z]+)_', 'there is no group "id" in it, as in "^(?<id>[^_]+)_"'],
    ['^(?P<id>[a-z]+)_', 'write (?<id>…) in place of (?P<id>…)'],
    ['^zzz(?<id>.)', '"hw1_ann_Ann Lee_v10.js", for one, does not match'],
    [`(?<id>${'a'.repeat(2000)})`, 'this is too long; expected at most 1000 characters'],
    ['', 'there is no group "id" in it'],
  ])('%s', async (pattern, message) => {
    const { code, out, err } = await dry(courseFolder(FILES), pattern);
    expect(err).toContain('--id-pattern: ');
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n').length).toBe(1);
    expect([code, out]).toEqual([2, '']);
  });

  test('beside --layout', async () => {
    const { code, err } = await dry(courseFolder(FILES), PATTERN, 'class', '--layout', 'canvas');
    expect([code, err]).toEqual([
      2,
      'cutoff: --id-pattern and --layout both say how names are read; give one\n',
    ]);
  });

  test.each(['^(?<id>(a+)+)$', '^(?<id>(a|a)*)$', String.raw`^(?<id>(.*)*)\1=$`, '^(?<id>(a?){60}a{60})$'])(
    '%s ends, however long it would take',
    async (pattern) => {
      const files = { [`class/${'a'.repeat(200)}!.js`]: CORRECT, 'class/b.js': CORRECT };
      const { code, err } = await dry(courseFolder(files), pattern);
      expect(code).toBe(2);
      expect(err).toMatch(/^cutoff: --id-pattern: this takes too long on "a{30,}.*"; /);
    },
  );

  test.each(['(?<id>((a{1,1000}){1,1000}){1,1000})', '(?<id>a{1000000000})'])(
    '%s ends too',
    async (pattern) => {
      expect([0, 2]).toContain((await dry(courseFolder(FILES), pattern)).code);
    },
  );
});
