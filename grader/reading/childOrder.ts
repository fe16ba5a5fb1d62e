import type { Search } from './search.ts';
import type { Unrolled } from './unrolled.ts';
import { entry } from '../types/lookup.ts';

/** The children of a node in an order. */
export type Order = (node: number) => readonly number[];

/**
 * The children of each node in the order in which the search first evaluated something below them; those
 * where it never did come last, in the order of `actions`. Evaluations, because generating, testing or
 * sorting a child is not yet searching it.
 */
export function childOrder(
  unrolled: Pick<Unrolled, 'children' | 'parent'>,
  evaluated: readonly number[],
): Order {
  const order = new Map<number, number[]>();
  const seen = new Set<number>();
  for (const leaf of evaluated) {
    for (let at = leaf; !seen.has(at); at = unrolled.parent(at)) {
      seen.add(at);
      const parent = unrolled.parent(at);
      if (parent < 0) break;
      const known = order.get(parent);
      if (known === undefined) order.set(parent, [at]);
      else known.push(at);
    }
  }
  return (node) => {
    const children = unrolled.children(node);
    const known = order.get(node);
    return known === undefined ? children : [...known, ...children.filter((child) => !seen.has(child))];
  };
}

/**
 * The same for a search whose leaves were evaluated to sort by: their place among the children is not seen,
 * but follows from their values, best first for the player. Where the children whose place is seen say
 * otherwise, those come first.
 */
export function sortedOrder(unrolled: Unrolled, { evaluated, unseen }: Search): Order {
  const seenOrder = childOrder(
    unrolled,
    evaluated.map((leaf) => (unseen.has(leaf) ? unrolled.parent(leaf) : leaf)),
  );
  const entered = new Set<number>();
  for (const leaf of evaluated) {
    for (
      let at = unseen.has(leaf) ? unrolled.parent(leaf) : leaf;
      at >= 0 && !entered.has(at);
      at = unrolled.parent(at)
    )
      entered.add(at);
  }
  const { game } = unrolled;
  return (node) => {
    const asSeen = seenOrder(node);
    if (!asSeen.some((child) => unseen.has(child))) return asSeen;
    const sign = game.player(node) === 'max' ? -1 : 1;
    const values = new Map(asSeen.map((child) => [child, game.evaluate(child)]));
    const sorted = [...unrolled.children(node)].sort(
      (a, b) => sign * (entry(values, a) - entry(values, b)) || 0,
    );
    const known = asSeen.filter((child) => entered.has(child));
    const isAsSeen = sorted.filter((child) => entered.has(child)).every((child, at) => child === known[at]);
    return isAsSeen ? sorted : asSeen;
  };
}
