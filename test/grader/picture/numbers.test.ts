import { describe, expect, it } from 'vitest';
import { count, formatNumber, grouped, shortNumber } from '../../../grader/words/numbers.ts';

describe('numbers in words', () => {
  it.each<[value: number, full: string, short: string]>([
    [3, '3', '3'],
    [-0, '0', '0'],
    [-12.5, '−12.5', '−12.5'],
    [Infinity, '∞', '∞'],
    [-Infinity, '−∞', '−∞'],
    [NaN, 'NaN', 'NaN'],
    [1e12, '1000000000000', '1e12'],
    [-1e12, '−1000000000000', '−1e12'],
    [123456789012, '123456789012', '≈1.2346e11'],
    [7e-9, '7e−9', '7e−9'],
    [1 / 3, '0.3333333333333333', '≈0.33333'],
    [0.1 + 0.2, '0.30000000000000004', '≈0.3'],
  ])('%d', (value, full, short) => {
    expect(formatNumber(value)).toBe(full);
    expect(shortNumber(value)).toBe(short);
  });

  it('groups digits without asking the machine where it stands', () => {
    expect([0, 999, 1000, 50_000_000, -1234.5].map(grouped)).toEqual([
      '0',
      '999',
      '1,000',
      '50,000,000',
      '−1,234.5',
    ]);
  });

  it('counts', () => {
    expect([count(0, 'leaf', 'leaves'), count(1, 'leaf', 'leaves'), count(2000, 'step')]).toEqual([
      '0 leaves',
      '1 leaf',
      '2,000 steps',
    ]);
  });
});
