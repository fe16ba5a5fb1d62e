import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../grader/content/csv.ts';
import { readField } from '../../../grader/quiz/read/field.ts';
import { readNumber } from '../../../grader/quiz/read/numbers.ts';
import { partOf } from '../../../grader/quiz/read/partOf.ts';
import { nodesField, numbersField } from '../../../grader/quiz/question/fields.ts';
import { unreadSentence, unreadWords } from '../../../grader/words/quiz/unreadWords.ts';
import { readStudents } from '../../../grader/quiz/make/roster.ts';
import type { Candidate, Field, Given } from '../../../grader/quiz/types.ts';

const numberOf = (text: string, percent = false): string | null => {
  const found = readNumber(text, percent);
  return found === null ? null : found.ok ? found.value : `! ${unreadWords(found.why)}`;
};

test.each([
  ['3', '3'],
  [' -3 ', '-3'],
  ['+7', '7'],
  ['−4', '-4'],
  ['–4', '-4'],
  ['0.5', '1/2'],
  ['.5', '1/2'],
  ['5.', '5'],
  ['3,5', '7/2'],
  ['-0,25', '-1/4'],
  ['1/3', '1/3'],
  ['-2/6', '-1/3'],
  ['½', '1/2'],
  ['1 000', '1000'],
  ['inf', 'inf'],
  ['-inf', '-inf'],
  ['∞', 'inf'],
  ['-∞', '-inf'],
  ['−∞', '-inf'],
  ['+infinity', 'inf'],
  ['Infty', 'inf'],
  ['３', '3'],
  ['', null],
  ['  ', null],
])('the number %j is %s', (text, value) => expect(numberOf(text)).toBe(value));

test.each([
  ['14, 5', ['14', '5']],
  ['14 5', ['14', '5']],
  ['−∞ → 3 -> 5', ['-inf', '3', '5']],
  ['2,5; 3', ['5/2', '3']],
  ['(1; -1)', ['1', '-1']],
  ['7', ['7']],
  ['none', []],
  ['–', []],
  ['', null],
  [
    [3, '4'],
    ['3', '4'],
  ],
  [[], []],
])('the list of numbers %j is %j', (written, values) => {
  const found = readField(written, numbersField('', 'List'));
  expect(found?.ok === true ? found.value : found).toEqual(
    values === null ? null : { type: 'numbers', values },
  );
});

test.each([
  ['1,234', /1234 or 1\.234/],
  ['three', /not a number/],
  ['1/0', /not a number/],
  ['1e5', /not a number/],
  ['3.4.5', /not a number/],
  ['9'.repeat(80), /too long/],
])('%j is no number, and says why', (text, why) => {
  expect(numberOf(text)).toMatch(why);
});

test('a sentence that asks back has no full stop', () => {
  const written = 'prunned';
  expect(unreadSentence({ code: 'no-such-label', written, nearest: 'pruned' })).toMatch(
    /did you mean "pruned"\?$/,
  );
  expect(unreadSentence({ code: 'no-such-label', written, nearest: null })).toMatch(/here\.$/);
});

test('a percentage counts where one may stand', () => {
  expect(numberOf('29 %', true)).toBe('29/100');
  expect(numberOf('29 %')).toMatch(/not a number/);
});

const candidates = (...labels: readonly (string | readonly [string, string])[]): Candidate[] =>
  labels.map((each, index) =>
    typeof each === 'string' ? { index, label: each, alias: '' } : { index, label: each[0], alias: each[1] },
  );
const nodes = (
  among: readonly Candidate[],
  changes: Partial<Extract<Field, { readonly type: 'nodes' }>> = {},
): Field => nodesField('', among, { ranges: true, ...changes });
const shown = (found: ReturnType<typeof readField>, among: readonly Candidate[]): unknown =>
  found === null
    ? null
    : found.ok
      ? (found.value as Extract<Given, { readonly type: 'nodes' }>).nodes
          .map((index) => among[index]!.label)
          .join(' ')
      : `! ${unreadWords(found.why)}`;

describe('labels', () => {
  const leaves = candidates(['L1', '3'], ['L2', '12'], ['L3', '8'], ['L4', '2'], ['L5', '12'], ['L6', '-5']);
  test.each([
    ['L2, L3', 'L2 L3'],
    ['l2;l3', 'L2 L3'],
    ['L2 L3', 'L2 L3'],
    ['leaf L2 and L3', 'L2 L3'],
    ['L2–L4', 'L2 L3 L4'],
    ['L2-L4, L6', 'L2 L3 L4 L6'],
    ['l2 .. l4', 'L2 L3 L4'],
    ['L2 to L3', 'L2 L3'],
    ['{L1, L2}', 'L1 L2'],
    ['[L1]', 'L1'],
    ['L1 → L2', 'L1 L2'],
    ['L1->L2', 'L1 L2'],
    ['L2, L2', 'L2'],
    ['8, 2', 'L3 L4'],
    ['-5', 'L6'],
    ['none', ''],
    ['None.', '! there is no “None.” here'],
    ['∅', ''],
    ['[]', ''],
    ['-', ''],
    ['', null],
    [['L1', 'L2'], 'L1 L2'],
    [[], ''],
    [[8, 'L1'], 'L3 L1'],
  ])('%j names %j', (written, names) => expect(shown(readField(written, nodes(leaves)), leaves)).toBe(names));

  test('what can mean two things is refused, and says which', () => {
    expect(shown(readField('12', nodes(leaves)), leaves)).toBe('! “12” can mean L2 or L5: write the label');
    expect(shown(readField('L9', nodes(leaves)), leaves)).toMatch(/^! there is no “L9” here/);
    expect(shown(readField('L4-L2', nodes(leaves)), leaves)).toMatch(/^! /);
  });

  test('case tells labels apart where it must, and only there', () => {
    const both = candidates('a', 'A', 'B');
    expect(shown(readField('a, b', nodes(both)), both)).toBe('a B');
    expect(shown(readField('A', nodes(both)), both)).toBe('A');
  });

  test('labels may hold blanks, commas and hyphens', () => {
    const odd = candidates('left child', 'x-1', 'p, q');
    expect(shown(readField('Left Child; x-1; p, q', nodes(odd)), odd)).toMatch(/^(! .*|left child x-1.*)$/);
    expect(shown(readField(['left child', 'p, q'], nodes(odd)), odd)).toBe('left child p, q');
  });

  test('along a path a hyphen parts labels', () => {
    const path = candidates('A', 'B', 'C', 'D');
    expect(shown(readField('A-B-D', nodes(path, { ordered: true, ranges: false })), path)).toBe('A B D');
  });

  test('one label where one is wanted', () =>
    expect(shown(readField('L1, L2', nodes(leaves, { single: true })), leaves)).toMatch(/^! one label/));
});

describe('other fields', () => {
  const events: Field = {
    key: '',
    label: '',
    type: 'events',
    among: candidates('C', 'E'),
    ask: ['by', 'kind'],
  };
  test.each([
    [
      'C alpha shallow; E β deep',
      [
        ['alpha', 'shallow'],
        ['beta', 'deep'],
      ],
    ],
    ['c: α, shallow', null],
    ['none', []],
    [['C shallow alpha'], [['alpha', 'shallow']]],
  ])('cutoffs: %j', (written, told) => {
    const found = readField(written, events);
    if (told === null) expect(found?.ok).toBe(false);
    else
      expect(found).toMatchObject({ ok: true, value: { events: told.map(([by, kind]) => ({ by, kind })) } });
  });
  test('a cutoff without its bound says so', () =>
    expect(readField('C deep', events)).toMatchObject({
      ok: false,
      why: { code: 'cutoff-without-bound', written: 'C deep' },
    }));

  const yes: Field = {
    key: '',
    label: '',
    type: 'choice',
    options: [
      { value: 'yes', text: 'yes' },
      { value: 'no', text: 'no' },
    ],
  };
  test.each([
    ['Yes', 'yes'],
    ['Y', 'yes'],
    [true, 'yes'],
    ['false', 'no'],
    ['n', 'no'],
  ])('%j is %s', (written, chosen) => expect(readField(written, yes)).toMatchObject({ value: { chosen } }));
  const feature: Field = {
    key: '',
    label: '',
    type: 'choice',
    options: [
      { value: 'local-maximum', text: 'a local maximum' },
      { value: 'flat-local-maximum', text: 'a flat local maximum' },
      { value: 'slope', text: 'a slope' },
    ],
  };
  test.each([
    ['local maximum', 'local-maximum'],
    ['A local maximum', 'local-maximum'],
    ['flat', 'flat-local-maximum'],
    ['SLOPE', 'slope'],
  ])('%j is %s', (written, chosen) =>
    expect(readField(written, feature)).toMatchObject({ value: { chosen } }),
  );

  const digits: Field = { key: '', label: '', type: 'digits', length: 4, low: 0, high: 3 };
  test.each([['0123'], ['0 1 2 3'], ['0,1,2,3'], [[0, 1, 2, 3]], ['[0, 1, 2, 3]']])(
    '%j is a board',
    (written) => expect(readField(written, digits)).toMatchObject({ value: { digits: [0, 1, 2, 3] } }),
  );
  test.each([['012'], ['0124'], ['abcd']])('%j is none', (written) =>
    expect(readField(written, digits)?.ok).toBe(false),
  );

  const vector: Field = { key: '', label: '', type: 'vector', length: 3 };
  test.each([['(1, 2, 3)'], ['1 2 3'], ['1;2;3'], ['<1,2,3>'], [[1, 2, 3]]])(
    '%j is a list of utilities',
    (written) => expect(readField(written, vector)).toMatchObject({ value: { values: ['1', '2', '3'] } }),
  );
  test('with semicolons a comma is a decimal one', () =>
    expect(readField('1,5; 2; 3', vector)).toMatchObject({ value: { values: ['3/2', '2', '3'] } }));
  test.each([[{ a: 1 }], [[{}]], [[true]]])('%j is refused, not thrown at', (written) =>
    expect(readField(written, vector)?.ok).toBe(false),
  );
});

test.each([
  [{ A: 3, B: 4 }, 'B', 4],
  [{ a: 3 }, 'A', 3],
  ['A = 3; B = 4', 'B', '4'],
  ['A: 3, B: 4', 'A', '3'],
  ['C.alpha=3; C.beta=∞', 'C.beta', '∞'],
  ['A=(1, 2); B=(3, 4)', 'A', '(1, 2)'],
  [null, 'A', undefined],
  ['nonsense', 'A', undefined],
])('the part of %j that is %s', (answer, key, part) => expect(partOf(answer, key, 2)).toEqual(part));

test.each([
  [
    'id,q1\nann,3\n',
    [
      ['id', 'q1'],
      ['ann', '3'],
    ],
  ],
  [
    '\ufeffid;q1\r\nann;"3;4"\r\n',
    [
      ['id', 'q1'],
      ['ann', '3;4'],
    ],
  ],
  [
    'id\tq1\rann\t"a ""b"" c"',
    [
      ['id', 'q1'],
      ['ann', 'a "b" c'],
    ],
  ],
  [
    'id,q1\nann,"two\nlines"',
    [
      ['id', 'q1'],
      ['ann', 'two\nlines'],
    ],
  ],
  ['', []],
])('the table %j', (text, rows) => expect(parseCsv(text)).toEqual(rows));

test('a roster is a column of ids, or a line each', () => {
  expect(readStudents('Name,SIS User ID\n"Doe, Ann",17\nBob,18\n', 'r')).toEqual({
    ok: true,
    value: [
      { id: '17', name: 'Doe, Ann' },
      { id: '18', name: 'Bob' },
    ],
  });
  expect(readStudents('ann\nbob\n', 'r')).toEqual({
    ok: true,
    value: [
      { id: 'ann', name: '' },
      { id: 'bob', name: '' },
    ],
  });
  expect(readStudents('student,email\nann,a@b\n', 'r')).toMatchObject({
    value: [{ id: 'ann', name: '' }],
  });
  expect(readStudents('ann\nann\n', 'r')).toMatchObject({ ok: false, problems: [{ code: 'repeated-id' }] });
  expect(readStudents('', 'r').ok).toBe(false);
});
