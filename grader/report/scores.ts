import { Fraction } from 'fraction.js';
import { itemAt } from '../types/lookup.ts';
import type { ClassRow } from './classRow.ts';

/** Whether a row counts in what is told of scores. */
export const isGraded = ({ status, score }: ClassRow): boolean => status === 'graded' && score.value !== null;

/** The share of all points, from 0 to 1. */
export function shareOf({ score }: ClassRow): number {
  const max = new Fraction(score.max);
  return max.equals(0) ? 1 : new Fraction(score.earned).div(max).valueOf();
}

/** To two decimals. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const value =
    sorted.length % 2 === 1
      ? itemAt(sorted, Math.floor(middle))
      : (itemAt(sorted, middle - 1) + itemAt(sorted, middle)) / 2;
  return Math.round(value * 100) / 100;
}
