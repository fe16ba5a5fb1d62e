import type { Order } from '../../reading/childOrder.ts';
import type { Compared } from './compared.ts';
import type { Unrolled } from '../../reading/unrolled.ts';

/** Leaves that one of two searches evaluates and the other does not, `unseen` ones left out. */
export function differing(
  actual: ReadonlySet<number>,
  expected: ReadonlySet<number>,
  unseen: ReadonlySet<number>,
): number[] {
  const extra = [...actual].filter((node) => !expected.has(node) && !unseen.has(node));
  const missing = [...expected].filter((node) => !actual.has(node) && !unseen.has(node));
  return [...extra, ...missing];
}

/**
 * Leaves that tell a search from a correct one that evaluates `leaves`. Unseen ones are excused only where
 * the correct one enters their parent: to look at others is extra work, whatever it is for.
 */
export function apartFrom(
  { unrolled, actual, unseen }: Pick<Compared, 'unrolled' | 'actual' | 'unseen'>,
  leaves: readonly number[],
): number[] {
  return differing(actual, new Set(leaves), excusedBeside(unrolled, unseen, leaves));
}

/** The unseen leaves below nodes that a search which evaluates `leaves` enters. */
export function excusedBeside(
  unrolled: Unrolled,
  unseen: ReadonlySet<number>,
  leaves: readonly number[],
): ReadonlySet<number> {
  if (unseen.size === 0) return unseen;
  const entered = new Set<number>();
  for (const leaf of leaves)
    for (let at = unrolled.parent(leaf); at >= 0 && !entered.has(at); at = unrolled.parent(at))
      entered.add(at);
  return new Set([...unseen].filter((leaf) => entered.has(unrolled.parent(leaf))));
}

/** The first of `nodes` that a depth-first search in that order comes by. */
export function firstInOrder(unrolled: Unrolled, order: Order, nodes: readonly number[]): number {
  const wanted = new Set(nodes);
  const above = new Set<number>();
  for (const node of nodes) {
    for (let at = node; at >= 0 && !above.has(at); at = unrolled.parent(at)) above.add(at);
  }
  let at = 0;
  while (!wanted.has(at)) at = order(at).find((child) => above.has(child))!;
  return at;
}

/** The topmost node on the way to `leaf`, itself included, below which nothing is in `leaves`. */
export function topmostSkipped(unrolled: Unrolled, leaf: number, leaves: ReadonlySet<number>): number {
  const entered = new Set<number>();
  for (const node of leaves) {
    for (let at = node; at >= 0 && !entered.has(at); at = unrolled.parent(at)) entered.add(at);
  }
  let top = leaf;
  for (let at = unrolled.parent(leaf); at >= 0 && !entered.has(at); at = unrolled.parent(at)) top = at;
  return top;
}

/** What comes before the first repeat: the leaves of one pass over the tree. */
export function beforeRepeat(evaluated: readonly number[]): readonly number[] {
  const seen = new Set<number>();
  for (const [at, node] of evaluated.entries()) {
    if (seen.has(node)) return evaluated.slice(0, at);
    seen.add(node);
  }
  return evaluated;
}

/** Ids of nodes as data; a number of them where a list would be too long to read. */
export function idsOrCount(unrolled: Unrolled, nodes: Iterable<number>): string[] | number {
  const ids = [...nodes].map(unrolled.id);
  return ids.length > 200 ? ids.length : ids;
}
