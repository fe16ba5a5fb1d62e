import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksCsv, gradesCsv, idsInGrades } from '../../../grader/batch/grades.ts';
import type { ClassRow } from '../../../grader/report/classRow.ts';
import type { Report } from '../../../grader/types/report.ts';
import type { VerdictState } from '../../../grader/types/verdict.ts';

const row = (id: string, changes: Partial<ClassRow> = {}): ClassRow => ({
  id,
  name: id,
  folder: id,
  status: 'graded',
  note: '',
  score: { value: 7.5, earned: '15/2', max: '10' },
  hash: 'ab',
  version: '1.2.3',
  exercise: 'cd',
  checks: [],
  diagnoses: [],
  ...changes,
});
const lineOf = (each: ClassRow): string => gradesCsv([each]).split('\n').slice(1, -1).join('\n');

test('a header, a line a student, each line ended by a line feed', () => {
  expect(gradesCsv([row('alice'), row('bob')])).toBe(
    'id,name,score,max,status,hash,version,exercise,note\nalice,alice,7.5,10,graded,ab,1.2.3,cd,\nbob,bob,7.5,10,graded,ab,1.2.3,cd,\n',
  );
});

test('a withheld score is an empty cell', () => {
  expect(
    lineOf(row('a', { status: 'withheld', score: { value: null, earned: '3', max: '10', withheld: '2' } })),
  ).toBe('a,a,,10,withheld,ab,1.2.3,cd,');
});

test('a maximum that is a fraction is rounded to two decimals', () => {
  expect(lineOf(row('a', { score: { value: 2.33, earned: '7/3', max: '7/3' } }))).toBe(
    'a,a,2.33,2.33,graded,ab,1.2.3,cd,',
  );
});

// RFC 4180, sections 5 to 7.
test.each<[string, string]>([
  ['garcía, mateo', '"garcía, mateo"'],
  ['the "one"', '"the ""one"""'],
  ['a lone\rreturn', '"a lone\rreturn"'],
  ['two\nlines', '"two\nlines"'],
])('%j is quoted', (id, cell) => {
  expect(lineOf(row(id))).toBe(`${cell},${cell},7.5,10,graded,ab,1.2.3,cd,`);
});

// OWASP, "CSV Injection".
test.each<[string, string]>([
  ['=1+1', "'=1+1"],
  ['+1x', "'+1x"],
  ['-x', "'-x"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
])('%j is not a formula', (id, cell) => {
  expect(lineOf(row(id))).toBe(`${cell},${cell},7.5,10,graded,ab,1.2.3,cd,`);
});

test.each(['-5', '+1.5', '42', 'a=b', 'x-y'])('%j stays as it is', (id) => {
  expect(lineOf(row(id))).toBe(`${id},${id},7.5,10,graded,ab,1.2.3,cd,`);
});

test('ids are read back as they were, whatever is in them', () => {
  const id = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', '0', '=', "'", '"', ',', ' ', '-', '\n', '\r', '\t', 'é') }),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(fc.array(id.filter((text) => !text.startsWith("'"))), (ids) => {
      expect(idsInGrades(gradesCsv(ids.map((each) => row(each))))).toEqual(ids);
    }),
    { seed: 5 },
  );
});

test.each([
  '',
  'id,name\nann,Ann\n',
  'id;name;score;max;status;hash;version\n',
  'id,name,score,max,status,hash,version,exercise,note\nann,"Ann\n',
])('%j was not written here', (csv) => expect(idsInGrades(csv)).toBeNull());

describe('checks.csv', () => {
  const check = (id: string, points: string): Report['exercise']['checks'][number] => ({
    id,
    title: id,
    visibility: 'student',
    points,
  });
  const exercise = { slug: 's', title: 'S', hash: 'h', checks: [check('value', '4'), check('cuts', '7/3')] };
  const state = (id: string, points: string, its: VerdictState): ClassRow['checks'][number] => ({
    id,
    points,
    state: its,
    passed: [],
    failed: [],
  });

  test('a column a check, and what there are in the first row', () => {
    const full = row('ann', { checks: [state('value', '4', 'passed'), state('cuts', '7/6', 'failed')] });
    expect(checksCsv([full], exercise)).toBe('id,name,value,cuts\n,Points possible,4,2.33\nann,ann,4,1.17\n');
  });

  test('what was not handed in is 0, what is withheld is empty, and nothing is run', () => {
    const open = [state('value', '4', 'passed'), state('cuts', '0', 'not-checked')];
    const none = [state('value', '0', 'not-checked'), state('cuts', '0', 'not-checked')];
    const withheld = { value: null, earned: '4', max: '19/3', withheld: '7/3' };
    const rows = [
      row('=a', { status: 'withheld', score: withheld, checks: open }),
      row('b', { status: 'not-attempted', score: { value: 0, earned: '0', max: '19/3' }, checks: none }),
    ];
    expect(checksCsv(rows, exercise).split('\n').slice(2, -1)).toEqual(["'=a,'=a,4,", 'b,b,0,0']);
  });
});
