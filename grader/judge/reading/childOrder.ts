import type { Search } from './search.ts';
import type { Unrolled } from './unrolled.ts';

/** The children of a node in an order. */
export type Order = (node: number) => readonly number[];

/**
 * The children of each node in the order in which the search first evaluated something below them; those where it
 * never did come last, in the order of `actions`. Evaluations, because generating, testing or sorting a child is not
 * yet searching it.
 */
export function childOrder(unrolled: Unrolled, { evaluated, unseen }: Pick<Search, 'evaluated' | 'unseen'>): Order {
  const order = new Map<number, number[]>();
  const seen = new Set<number>();
  const note = (node: number): void => {
    for (let at = node; !seen.has(at); at = unrolled.parent(at)) {
      seen.add(at);
      const parent = unrolled.parent(at);
      if (parent < 0) return;
      const known = order.get(parent);
      if (known === undefined) order.set(parent, [at]);
      else known.push(at);
    }
  };
  for (const leaf of evaluated) note(unseen.has(leaf) ? unrolled.parent(leaf) : leaf);
  return (node) => {
    const children = unrolled.children(node);
    const known = order.get(node) ?? [];
    if (unseen.size > 0 && children.some((child) => unseen.has(child))) return bestFirst(unrolled, node, known);
    return known.length === 0 ? children : [...known, ...children.filter((child) => !seen.has(child))];
  };
}

/**
 * Where leaves were evaluated to sort by, their place among the children is not seen but follows from their values:
 * best first for the player. If the children whose place is seen say otherwise, those come first.
 */
function bestFirst({ game, children }: Unrolled, node: number, known: readonly number[]): readonly number[] {
  const sign = game.player(node) === 'max' ? -1 : 1;
  const values = new Map(children(node).map((child) => [child, game.evaluate(child)]));
  const sorted = [...children(node)].sort((a, b) => sign * (values.get(a)! - values.get(b)!) || 0);
  const seen = new Set(known);
  const isAsSeen = sorted.filter((child) => seen.has(child)).every((child, at) => child === known[at]);
  return isAsSeen ? sorted : [...known, ...children(node).filter((child) => !seen.has(child))];
}
