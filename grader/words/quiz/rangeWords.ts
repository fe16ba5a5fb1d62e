import { formatNumber } from '../numbers.ts';

/** Between which numbers leaves lie: `lie from 0 to 10`, or `be at least 0` where only one is known. */
export function rangeWords([low, high]: readonly [number, number]): string {
  if (low === -Infinity) return `be at most ${formatNumber(high)}`;
  if (high === Infinity) return `be at least ${formatNumber(low)}`;
  return `lie from ${formatNumber(low)} to ${formatNumber(high)}`;
}
