import type { Problem } from '../problem.ts';
import { assignment } from './assignment.ts';

/**
 * Number partitioning: part numbers into two heaps whose sums are as near to each other as can be. A state
 * has a bit a number, which heap it lies on; its value is minus the difference of the sums.
 */
export function numberPartitioning(numbers: readonly number[]): Problem<number[]> {
  return assignment(
    numbers.map(() => 2),
    (state) => 0 - Math.abs(numbers.reduce((sum, each, at) => sum + (state[at] === 1 ? each : -each), 0)),
  );
}
