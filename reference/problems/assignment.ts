import type { Problem } from '../problem.ts';

/**
 * Problems whose states give each of several things one of a few values, such as vertices their colours. A
 * neighbour gives one thing another value: the things in order, and for each its other values in order.
 */
export function assignment(
  values: readonly number[],
  value: (state: readonly number[]) => number,
  initial: readonly number[] = values.map(() => 0),
): Problem<number[]> {
  return {
    initial: [...initial],
    neighbours: (state) =>
      values.flatMap((count, at) =>
        Array.from({ length: count }, (_, other) => other)
          .filter((other) => other !== state[at])
          .map((other) => state.with(at, other)),
      ),
    value,
  };
}
