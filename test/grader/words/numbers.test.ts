/** One rule for numbers: counts are in groups of three digits, values as they would be typed. */
import { describe, expect, test } from 'vitest';
import { count, formatNumber, grouped } from '../../../grader/words/numbers.ts';
import { type Remark, wordsOf } from '../../../grader/words/remarks.ts';
import { voiceFor } from '../../../grader/words/vocabulary.ts';

test.each([
  [1058, '1058', '1,058'],
  [-182511000000, '−182511000000', '−182,511,000,000'],
  [1234567.125, '1234567.125', '1,234,567.125'],
  [4e-9, '4e−9', '4e−9'],
  [-2.5e-9, '−2.5e−9', '−2.5e−9'],
  [1e21, '1e+21', '1e+21'],
  [-0, '0', '0'],
  [Infinity, '∞', '∞'],
])('%d as a value and as a count', (number, value, counted) => {
  expect(formatNumber(number)).toBe(value);
  expect(grouped(number)).toBe(counted);
});

test('things that are counted', () => {
  expect(count(1, 'leaf', 'leaves')).toBe('1 leaf');
  expect(count(1058, 'leaf', 'leaves')).toBe('1,058 leaves');
});

describe('in sentences', () => {
  const said = (remark: Remark): string => wordsOf(remark, voiceFor(false)).rationale;

  test('counts and their limits are grouped', () => {
    expect(said({ code: 'too-many-generations', args: { made: 12345, most: 10000 } })).toBe(
      'Your algorithm made 12,345 generations, and 10,000 are allowed.',
    );
  });

  test('values are not', () => {
    const args = { value: -182511000000, name: 'minimax value' } as const;
    expect(said({ code: 'value-right', args })).toBe('Returned −182511000000, the minimax value.');
  });
});
