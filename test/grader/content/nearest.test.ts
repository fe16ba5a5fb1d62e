import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../../grader/content/nearest.ts';

const COMMANDS = [
  'exercises',
  'start',
  'check',
  'run',
  'grade',
  'report',
  'solve',
  'lint',
  'pack',
  'lab',
  'quiz',
];

test.each([
  ['chek', 'check'],
  ['grad', 'grade'],
  ['CHECK', 'check'],
  ['exercise', 'exercises'],
  ['rnu', 'run'],
  ['reprot', 'report'],
  ['exer', 'exercises'],
  ['banana', null],
  ['', null],
  ['x'.repeat(10_000), null],
])('%s is meant to be %s', (word, meant) => {
  expect(nearest(word, COMMANDS)).toBe(meant);
});

test('an exact word is its own nearest, and the order of the candidates decides nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COMMANDS),
      fc.string({ maxLength: 8 }),
      fc.shuffledSubarray(COMMANDS, { minLength: COMMANDS.length }),
      (word, other, shuffled) => {
        expect(nearest(word, shuffled)).toBe(word);
        expect(nearest(other, shuffled)).toBe(nearest(other, COMMANDS));
      },
    ),
  );
});
