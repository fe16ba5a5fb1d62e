/**
 * Encodings of an n-queens board for genetic algorithms (fifth notes): as digits, one a column, or as bits,
 * "8 × log2 8 = 24". They behave differently: a crossover between digits keeps every queen of either parent,
 * while one inside a digit's bits makes a row that neither had.
 */
import { conflicts } from './nQueens.ts';

/** The fitness of the notes: pairs of queens that do not attack each other; n(n − 1)/2 for a solution. */
export function nonAttackingPairs(state: readonly number[]): number {
  return (state.length * (state.length - 1)) / 2 - conflicts(state);
}

/** Rows from 0, of the digits 1 … n that the figures print: '24748552' → [1, 3, 6, …]. n is at most 9. */
export function fromDigits(digits: string): number[] {
  return Array.from(digits, (digit) => Number(digit) - 1);
}

/** The digits that the figures print; the inverse of `fromDigits`. */
export function toDigits(state: readonly number[]): string {
  return state.map((row) => row + 1).join('');
}

/** Each row in `bitsPerRow` bits, the highest first: 3 for 8 queens. */
export function toBits(state: readonly number[], bitsPerRow: number): number[] {
  return state.flatMap((row) =>
    Array.from({ length: bitsPerRow }, (_, i) => (row >> (bitsPerRow - 1 - i)) & 1),
  );
}

/** The inverse of `toBits`. */
export function fromBits(bits: readonly number[], bitsPerRow: number): number[] {
  const rows: number[] = [];
  for (let at = 0; at < bits.length; at += bitsPerRow) {
    rows.push(bits.slice(at, at + bitsPerRow).reduce((row, bit) => row * 2 + bit, 0));
  }
  return rows;
}
