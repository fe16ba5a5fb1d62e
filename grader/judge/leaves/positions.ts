import type { Unrolled } from '../../reading/unrolled.ts';

/**
 * Where several plays lead to one state, a submission sees the state only: which play it is at, nobody can
 * tell, and one that keeps the values it has worked out need not look at the state again. There, positions
 * are compared and not plays.
 */
export function samePositions(unrolled: Unrolled, some: Iterable<number>, others: Iterable<number>): boolean {
  const [a, b] = [positionsOf(unrolled, some), positionsOf(unrolled, others)];
  return a.size === b.size && [...a].every((position) => b.has(position));
}

export function positionsOf(unrolled: Unrolled, nodes: Iterable<number>): Set<unknown> {
  return new Set(Array.from(nodes, (node) => unrolled.position(node)));
}
