/** Names that nobody would give, and many of them: nobody is lost or taken for another, and no path leads out. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { segmentOf } from '../../../grader/batch/segment.ts';
import { readMetadata } from '../../../grader/intake/layouts/gradescopeMetadata.ts';
import { fitting, layoutNamed } from '../../../grader/intake/recognise.ts';
import { LAYOUTS } from '../../../grader/intake/types.ts';
import type { Found, Listed } from '../../../grader/intake/types.ts';
import { read } from '../../support/gradedClass.ts';
import { cutoff } from '../../support/io.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';
import { zipOf } from '../../support/zip.ts';

const entries = (paths: readonly string[]): Listed[] => paths.map((path) => ({ path, kind: 'file' }));
const found = (layout: (typeof LAYOUTS)[number], paths: readonly string[]): Found =>
  layoutNamed(layout).find({ name: 'class', entries: entries(paths), texts: new Map() });
/** Each path that a layout was given, once. */
const told = ({ handed, leftOver }: Found): string[] =>
  [
    ...leftOver.map(({ path }) => path),
    ...handed.flatMap(({ attempts }) => attempts.flatMap(({ parts }) => parts.map(({ path }) => path))),
  ].sort();

const ODD = [
  '__1_2_x.js',
  '_1_2_',
  '1_2_3_4',
  'a\u0000b_1_2_x.js',
  'a\u202e_7_8_x.js',
  '..',
  '_assignsubmission_file_x',
  'A_1_assignsubmission_',
  'A_1_assignsubmission_file_x.js',
  '_attempt_2026-01-01-00-00-00.txt',
  'a_attempt_2026-99-99-99-99-99_x.js',
  '1-2 - - - -',
  '1-2 - A- - x.js',
  '1-2 - A- Mar 1, 2026 905 AM - x.js',
  `${'_1'.repeat(400)}`,
  `${' - '.repeat(300)}`,
  '\ud800_1_2_x.js',
  'con_5_6_aux.js',
];

describe.each(LAYOUTS)('%s', (layout) => {
  test('no odd name is lost or told twice', () => {
    const names = ODD.filter((name) => layout !== 'plain' || !name.endsWith('.txt'));
    const result = found(layout, names);
    expect(new Set(told(result)).size).toBe(told(result).length);
    expect(told(result)).toEqual([...names].sort());
    for (const { id } of result.handed.flatMap(({ people }) => people))
      expect(segmentOf(id)).toMatch(/^[^/\\]+$/);
  });

  test('ten thousand names are all told', () => {
    const stem = '_1_2_assignsubmission_file_attempt_2026-01-01-00-00-00_ - ';
    const names = Array.from({ length: 10_000 }, (_, at) => `s${at}${stem.repeat(3)}${at}.js`);
    fitting(entries(names));
    expect(told(found(layout, names))).toHaveLength(10_000);
  });
});

test('metadata that unfold, or that are none, are read as far as they go', () => {
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
    .split('')
    .map((key, at) => `${key}: &${key} [${Array.from({ length: 9 }, () => `*${'abcdefghi'[at]}`).join(',')}]`)
    .join('\n')}`;
  for (const text of [
    bomb,
    '',
    '{',
    '- 1',
    'a: !!js/function x',
    '? [a]\n: b',
    '\0',
    'x:\n  :submitters: 5\n  :history: {}',
  ])
    expect(Array.isArray(readMetadata(text))).toBe(true);
  expect(readMetadata('s:\n  :submitters:\n  - :name: [a]\n    :sid: 1e3\n')[0]?.submitters).toEqual([
    { name: '', sid: '1e3', email: '' },
  ]);
});

test('ids that are one on some disk withhold both, and grade everybody else', async () => {
  const cwd = courseFolder({});
  const bytes = CORRECT;
  writeFileSync(
    join(cwd, 'class.zip'),
    zipOf([
      { name: 'anon_aB_1_minimax.js', bytes },
      { name: 'anon_Ab_2_minimax.js', bytes: SWAPPED },
      { name: 'anon_x_3_minimax.js', bytes },
      { name: '../../outside_9_10_minimax.js', bytes },
      { name: '/etc/x_11_12_minimax.js', bytes },
      { name: 'anon_y_4_minimax.js', mode: 0o120777, bytes: '/etc/passwd' },
    ]),
  );
  const { code, err } = await cutoff(cwd, ['grade', 'class.zip', '--exercise', './exercise', '--out', 'out']);
  expect(code, err).toBe(2);
  expect(read(cwd, 'grades.csv')).toMatch(/^x,anon_x,4,4,graded/m);
  // A link is nobody's work, and is left over with the paths that lead out.
  expect(err).toMatch(/Layout: Canvas\. 3 submissions\. 3 left over\./);
  expect(read(cwd, 'grades.csv').match(/,withheld,/g)).toHaveLength(2);
});
