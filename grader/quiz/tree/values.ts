import { Fraction } from 'fraction.js';
import type { ValueChange } from '../../../mistakes/byHand/handMistake.ts';
import type { Tree, TreeNode } from '../../../reference/games/tree.ts';

import { compareExact, exactOf, expectation, fraction, INFINITE, MINUS_INFINITE } from '../exactNumber.ts';
import type { Exact } from '../exactNumber.ts';

/** One number a player, or a single one, MAX's, in a game of two. */
export type Value = readonly Exact[];

/**
 * The exact value of every node, by index, backed up from the leaves; null where it hangs on a leaf whose
 * value is not given. In a game of several players each takes the child that is best for itself, the first of
 * equals. `own` are values taken as they are.
 */
export function exactValues(
  tree: Tree,
  change: ValueChange = {},
  own: ReadonlyMap<number, Value> = new Map(),
): (Value | null)[] {
  const { nodes } = tree;
  const known: (Known | null)[] = new Array(nodes.length).fill(null);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index]!;
    const given = own.get(index);
    if (given !== undefined) known[index] = { low: given, high: given };
    else if (node.children.length === 0) known[index] = leafValue(node, tree.players);
    else known[index] = backUp(node, tree, known as readonly Known[], change);
  }
  return known.map((each) =>
    each !== null && each.low.every((low, at) => low === each.high[at]) ? each.low : null,
  );
}

/** Between which numbers a value lies: unknown leaves may be anything. */
interface Known {
  readonly low: Value;
  readonly high: Value;
}

function leafValue({ value, utility }: TreeNode, players: number | null): Known {
  const width = players ?? 1;
  const given = utility ?? (value === null ? null : [value]);
  if (given === null)
    return { low: new Array(width).fill(MINUS_INFINITE), high: new Array(width).fill(INFINITE) };
  const exact = given.map(exactOf);
  return { low: exact, high: exact };
}

function backUp(node: TreeNode, tree: Tree, known: readonly Known[], change: ValueChange): Known {
  const player = change.player?.(node) ?? node.player;
  const below = node.children.map((child) => known[child]!);
  if (player === 'chance') {
    const weights = weightsOf(node, tree, change.chance ?? 'weighted');
    const mean = (pick: 'low' | 'high'): Value =>
      below[0]![pick].map(
        (_, at) =>
          expectation(
            weights,
            below.map((each) => each[pick][at]!),
          ) ?? (pick === 'low' ? MINUS_INFINITE : INFINITE),
      );
    return { low: mean('low'), high: mean('high') };
  }
  if (typeof player === 'number') {
    const by = change.compareBy?.(player) ?? { player, lowest: false };
    return below.reduce((best, each) => {
      const order = compareExact(each.low[by.player]!, best.low[by.player]!);
      return (by.lowest ? order < 0 : order > 0) ? each : best;
    });
  }
  const better = (a: Exact, b: Exact): Exact =>
    (player === 'max' ? compareExact(a, b) >= 0 : compareExact(a, b) <= 0) ? a : b;
  return {
    low: [below.map(({ low }) => low[0]!).reduce(better)],
    high: [below.map(({ high }) => high[0]!).reduce(better)],
  };
}

/** Probabilities of a chance node's children as fractions that add up to 1; equal ones are exactly equal. */
export function weightsOf(
  node: TreeNode,
  { nodes }: Tree,
  chance: 'weighted' | 'plain' | 'sum' = 'weighted',
): Fraction[] {
  const count = node.children.length;
  if (chance === 'sum') return node.children.map(() => new Fraction(1));
  const isUniform = node.children.every((child) => nodes[child]!.probability === 1 / count);
  if (chance === 'plain' || isUniform) return node.children.map(() => new Fraction(1, count));
  const given = node.children.map((child) => fraction(exactOf(nodes[child]!.probability)));
  const total = given.reduce((sum, each) => sum.add(each), new Fraction(0));
  return given.map((each) => each.div(total));
}

/** Positions among the root's children of those that are best for whoever moves there, by these values. */
export function bestChildren({ nodes }: Tree, values: readonly (Value | null)[], at = 0): number[] {
  const { player, children } = nodes[at]!;
  if (player === 'chance' || children.length === 0) return [];
  const mine = typeof player === 'number' ? player : 0;
  const numbers = children.map((child) => values[child]?.[mine] ?? null);
  if (numbers.includes(null)) {
    const own = values[at]?.[mine];
    return children.flatMap((_, place) => (own !== undefined && numbers[place] === own ? [place] : []));
  }
  const best = (numbers as Exact[]).reduce((a, b) =>
    (player === 'min' ? compareExact(b, a) < 0 : compareExact(b, a) > 0) ? b : a,
  );
  return children.flatMap((_, place) => (numbers[place] === best ? [place] : []));
}

/** From the root along the first best child to a leaf; it ends at a chance node. */
export function principalVariation(tree: Tree, values: readonly (Value | null)[]): number[] {
  const path = [0];
  for (;;) {
    const at = path.at(-1)!;
    const [first] = bestChildren(tree, values, at);
    if (first === undefined) return path;
    path.push(tree.nodes[at]!.children[first]!);
  }
}
