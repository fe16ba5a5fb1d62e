import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSheet } from '../../../grader/gradebook/sheet.ts';
import { grade, gradedFolder } from '../../support/gradedClass.ts';
import { cutoff, type Ran } from '../../support/io.ts';
import { CORRECT, courseFolder, SWAPPED } from '../../support/smallExercise.ts';

/** Ids as the systems give them: 101 and so on. bea has no points of 4, and dan is in no gradebook. */
const CLASS = {
  'class/101.js': CORRECT,
  'class/102.js': SWAPPED,
  'class/García, Mateo.js': CORRECT,
  'class/104.js': CORRECT,
};

let cwd = '';

/** A graded class, and a gradebook beside it. */
async function open(text: string | Uint8Array): Promise<void> {
  cwd = await gradedFolder(CLASS);
  put(text);
}

const fill = (...more: readonly string[]): Promise<Ran> =>
  cutoff(cwd, ['gradebook', 'out', '--fill', 'book.csv', '--out', 'filled.csv', ...more]);
const filled = (): Buffer => readFileSync(join(cwd, 'filled.csv'));
const put = (text: string | Uint8Array): void => writeFileSync(join(cwd, 'book.csv'), text);

// Forms as in the systems' own documentation: see docs/teaching-assistants.md.
describe('a gradebook of Canvas', () => {
  const BOOK =
    '\ufeffStudent,ID,SIS User ID,SIS Login ID,Section,Alpha-beta (9001),Essay (9002)\r\n' +
    ',,,,,Manual Posting,\r\n' +
    '"    Points Possible",,,,,4,10\r\n' +
    '"Abel, Ann",101,s1,ann@example.org,"One, two",,7\r\n' +
    '"Bell, Bea",102,s2,bea@example.org,One,3.0,8\r\n' +
    '"García, Mateo",999,s3,mateo@example.org,One,,9\r\n' +
    '"Dorn, Dan",104,s4,dan@example.org,One,EX,\r\n' +
    '"Ever, Eva",105,s5,eva@example.org,One,,6\r\n';

  test('is filled in one column, and all other cells stay', async () => {
    await open(BOOK);
    const { code, out, err } = await fill('--column', 'Alpha-beta');
    expect([code, err]).toEqual([0, '']);
    expect(filled().toString()).toBe(
      BOOK.replace('"One, two",,7', '"One, two",4,7')
        .replace('One,3.0,8', 'One,0,8')
        .replace('One,,9', 'One,4,9')
        .replace('"    Points Possible"', '    Points Possible'),
    );
    expect(out).toBe(
      'Canvas: 3 marks in the column "Alpha-beta (9001)".\n' +
        '  Found by name alone: García, Mateo as García, Mateo.\n' +
        '  Had another mark before: 102 3.0 → 0.\n' +
        '  Excused, and left as it was: 104.\n' +
        '  In the gradebook and without a result: Ever, Eva.\n' +
        'Written to filled.csv; book.csv is as it was.\n',
    );
  });

  test('who is not there is named, and the exit code is 2', async () => {
    await open(BOOK.replace(/^"Dorn.*\r\n/m, ''));
    const { code, err } = await fill('--column', 'Alpha-beta (9001)');
    expect([code, err]).toEqual([2, 'cutoff: book.csv has no row for 104\n']);
    expect(filled().toString()).toContain('"One, two",4,7');
  });

  test('nobody is found by a name that two have', async () => {
    await open(`${BOOK}"García, Mateo",998,s8,other@example.org,One,,9\r\n`);
    const { code, err } = await fill('--column', 'Alpha-beta');
    expect([code, err]).toEqual([2, 'cutoff: book.csv has no row for García, Mateo\n']);
  });

  test('of another maximum is refused, or points are converted', async () => {
    await open(BOOK.replace(',4,10', ',10,10'));
    const { code, err } = await fill('--column', 'Alpha-beta');
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toContain(
      'the column is out of 10, and the exercise out of 4; with --scale',
    );
    expect((await fill('--column', 'Alpha-beta', '--scale')).code).toBe(0);
    expect(filled().toString()).toContain('"One, two",10,7');
  });

  test.each<[string, readonly string[], RegExp]>([
    ['no column is named', [], /which column are the marks for\? There are Alpha-beta \(9001\),/],
    ['it has no such column', ['--column', 'Alpha'], /there is no column "Alpha"/],
    [
      'two are called so',
      ['--column', 'Twice'],
      /several columns are called "Twice": Twice \(1\) and Twice \(2\)/,
    ],
    [
      'the system is not known',
      ['--for', 'canvass', '--column', 'x'],
      /found "canvass"; expected canvas, moodle/,
    ],
  ])('%s: one message, exit 2', async (_, more, words) => {
    await open(BOOK.replace('Essay (9002)', 'Twice (1),Twice (2)'));
    const { code, err } = await fill(...more);
    expect(code).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toMatch(words);
  });
});

describe('a grading worksheet of Moodle', () => {
  const BOOK =
    'Identifier,"Full name","Email address",Status,Grade,"Maximum grade","Grade can be changed",' +
    '"Last modified (grade)","Feedback comments"\n' +
    '"Participant 101","Ann Abel",ann@example.org,Submitted,,4.00,Yes,-,"Well, done"\n' +
    '"Participant 102","Bea Bell",bea@example.org,Submitted,,4.00,Yes,-,\n' +
    '"Participant 104","Dan Dorn",dan@example.org,Submitted,,4.00,Yes,-,\n' +
    '"Participant 200","Mateo García",mateo@example.org,Submitted,,4.00,Yes,-,\n';

  test('is filled in its column of grades', async () => {
    await open(BOOK);
    const { code, out } = await fill();
    expect(code).toBe(0);
    expect(readSheet(filled())?.rows.map((row) => [row[0], row[4], row[8]])).toEqual([
      ['Identifier', 'Grade', 'Feedback comments'],
      ['Participant 101', '4', 'Well, done'],
      ['Participant 102', '0', ''],
      ['Participant 104', '4', ''],
      ['Participant 200', '4', ''],
    ]);
    expect(out).toContain('Found by name alone: García, Mateo as Mateo García.');
  });

  test('in another language, with its commas', async () => {
    await open(
      'Identifikator;"Vollständiger Name";Bewertung;"Beste Bewertung"\n' +
        '"Teilnehmer/in101";"Ann Abel";;8,00\n"Teilnehmer/in 102";"Bea Bell";;8,00\n' +
        '"Teilnehmer/in104";"Dan Dorn";;8,00\n',
    );
    expect((await fill()).err).toContain("nobody's gradebook has such heads");
    const { code, err } = await fill('--for', 'moodle', '--column', 'Bewertung', '--scale');
    expect([code, err]).toEqual([2, 'cutoff: book.csv has no row for García, Mateo\n']);
    expect(filled().toString()).toContain('Teilnehmer/in101;Ann Abel;8;8,00\n');
  });
});

test('a gradebook of Brightspace', async () => {
  await open(
    'OrgDefinedId,Username,Alpha-beta Points Grade <Numeric MaxPoints:4 Weight:5>,End-of-Line Indicator\n' +
      '#101,ann,,#\n#102,bea,,#\n#104,dan,,#\n#300,"García, Mateo",,#\n',
  );
  const { code } = await fill('--column', 'Alpha-beta');
  expect(code).toBe(0);
  expect(filled().toString()).toContain(
    '\n#101,ann,4,#\n#102,bea,0,#\n#104,dan,4,#\n#300,"García, Mateo",4,#\n',
  );
});

test('a gradebook of Blackboard: tabs, in UTF-16', async () => {
  const book =
    '\ufeff"Last Name"\t"First Name"\t"Username"\t"Alpha-beta [Total Pts: 4 Score] |123"\n' +
    '"Abel"\t"Ann"\t"101"\t""\n"Bell"\t"Bea"\t"102"\t""\n"Dorn"\t"Dan"\t"104"\t""\n' +
    '"García"\t"Mateo"\t"mg"\t""\n';
  await open(Buffer.from(book, 'utf16le'));
  const { code, out } = await fill('--column', 'Alpha-beta');
  expect([code, out.split('\n')[1]]).toEqual([0, '  Found by name alone: García, Mateo as Mateo García.']);
  const bytes = filled();
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe]);
  expect(bytes.toString('utf16le').split('\n')[1]).toBe('Abel\tAnn\t101\t4');
});

test('a withheld score leaves the cell as it was', async () => {
  const folder = courseFolder({ 'class/ann.js': CORRECT, 'class/ann/minimax.js': CORRECT });
  await grade(folder);
  writeFileSync(join(folder, 'book.csv'), 'id,mark\nann,1.5\nann.js,\n');
  const { code, out } = await cutoff(
    folder,
    'gradebook out --fill book.csv --column mark --out filled.csv --json'.split(' '),
  );
  expect(JSON.parse(out)).toMatchObject({ system: 'plain', withheld: ['ann', 'ann.js'], written: [] });
  expect(code).toBe(0);
  expect(readFileSync(join(folder, 'filled.csv'), 'utf8')).toBe('id,mark\nann,1.5\nann.js,\n');
});

test.each<[string, string | Uint8Array]>([
  ['nothing', ''],
  ['NUL bytes', 'id,mark\n\0'],
  ['bytes that are no text', Uint8Array.of(0x80, 0x81, 0x82)],
])('a file with %s is no gradebook', async (_, content) => {
  await open(content);
  expect(await fill('--column', 'mark')).toMatchObject({
    code: 2,
    err: 'cutoff: book.csv: this is no table; expected a gradebook as CSV\n',
  });
});
