import { expect, test } from 'vitest';
import { forStudent } from '../../../grader/report/forStudent.ts';
import type { FileFinding } from '../../../grader/types/rules.ts';
import type { Ledger } from '../../../grader/types/ledger.ts';
import type { Report } from '../../../grader/types/report.ts';
import { lineWords } from '../../../grader/words/policy.ts';
import { adjusted, minimaxIn, TEN } from '../../support/policies.ts';

const EVAL: FileFinding = { rule: 'no-eval', code: 'calls', name: 'eval', file: 'a.py', line: 3, times: 1 };
const OS: FileFinding = { ...EVAL, code: 'imports', name: 'os' };
const SIZE: FileFinding = { rule: 'size', code: 'too-large', bytes: 9, most: 8 };
const UNCHECKED: FileFinding = { rule: 'no-eval', code: 'unchecked', file: 'a.py' };

function report(points: number, ...findings: FileFinding[]): Report {
  const ten = TEN(points);
  const rules = [{ id: 'no-eval', says: 'As said in class.' }, { id: 'size' }];
  return { ...ten, exercise: { ...ten.exercise, rules }, findings };
}
const priced = (rules: object, found: Report, more: object = {}): Ledger =>
  adjusted(found, minimaxIn({ rules, ...more }));
const words = ({ lines, final }: Ledger): string[] => [
  ...lines.map((line) => `${line.amount} ${lineWords(line)}`),
  String(final),
];

test('a broken rule costs what the course says, once, and exactly', () => {
  const rules = { 'no-eval': { points: '-1/3', reason: 'Own search.' } };
  expect(words(priced(rules, report(4, EVAL, OS, SIZE)))).toEqual([
    '-1/3 Rule no-eval: "a.py" calls "eval" in line 3, and 1 more finding: Own search.',
    '29/3',
  ]);
  expect(words(priced(rules, forStudent(report(4, EVAL))))[0]).toMatch(/^-1\/3 Rule no-eval/);
});

test('without a price, or where nobody could check it, a rule costs nothing', () => {
  expect(words(adjusted(report(4, EVAL), minimaxIn({})))).toEqual(['10']);
  const rules = { 'no-eval': { points: -2, reason: 'R' } };
  expect(words(priced(rules, report(4, UNCHECKED, SIZE)))).toEqual(['10']);
});

test('points go off before caps, in the order of the exercise; never below 0', () => {
  const rules = { size: { cap: '50%', reason: 'S' }, 'no-eval': { points: -2, reason: 'E' } };
  expect(words(priced(rules, report(4, EVAL, SIZE)))).toEqual([
    '-2 Rule no-eval: "a.py" calls "eval" in line 3: E',
    '-3 Rule size, at most 50 %: The files have 9 bytes; at most 8 are allowed: S',
    '5',
  ]);
  expect(words(priced(rules, report(0, EVAL, SIZE)))).toEqual([
    '-2 Rule no-eval: "a.py" calls "eval" in line 3: E',
    '0 Rule size, at most 50 %: The files have 9 bytes; at most 8 are allowed: S',
    '0',
  ]);
  const all = { 'no-eval': { points: -5, reason: 'E' } };
  expect(words(priced(all, report(0, EVAL))).at(-1)).toBe('0');
  expect(words(priced(all, report(0, EVAL), { belowZero: true })).at(-1)).toBe('-3');
});

test.each<[object, string]>([
  [{ 'no-eval': { reason: 'R' } }, 'points'],
  [{ 'no-eval': { points: 2, reason: 'R' } }, '-2'],
  [{ 'No Eval': { points: -2, reason: 'R' } }, 'small letters'],
  [{ 'no-eval': { points: -2 } }, 'reason'],
])('refuses %j', (rules, expected) => {
  expect(() => adjusted(report(4), minimaxIn({ rules }))).toThrow(expected);
});
