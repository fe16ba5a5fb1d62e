import { Fraction } from 'fraction.js';
import type { ValueChange } from '../../../mistakes/byHand/madeByHand.ts';
import type { Tree, TreeNode } from '../../../reference/games/tree.ts';

import { childrenOf } from './nodes.ts';
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
  const known = new Map<number, Known>();
  // Children come after their parents.
  for (const node of tree.nodes.toReversed()) {
    const given = own.get(node.index);
    if (given !== undefined) known.set(node.index, { low: given, high: given });
    else if (node.children.length === 0) known.set(node.index, leafValue(node, tree.players));
    else known.set(node.index, backUp(node, tree, known, change));
  }
  return tree.nodes.map(({ index }) => {
    const found = known.get(index);
    return found !== undefined && found.low.every((low, at) => low === found.high[at]) ? found.low : null;
  });
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

function backUp(node: TreeNode, tree: Tree, known: ReadonlyMap<number, Known>, change: ValueChange): Known {
  const player = change.player?.(node) ?? node.player;
  const below = node.children.flatMap((child) => known.get(child) ?? []);
  if (player === 'chance') return meanOf(below, weightsOf(node, tree, change.chance));
  if (typeof player === 'number') {
    const by = change.compareBy?.(player) ?? { player, lowest: false };
    return below.reduce((best, each) => {
      const order = compareExact(part(each.low, by.player), part(best.low, by.player));
      return (by.lowest ? order < 0 : order > 0) ? each : best;
    });
  }
  const better = (a: Exact, b: Exact): Exact =>
    (player === 'max' ? compareExact(a, b) >= 0 : compareExact(a, b) <= 0) ? a : b;
  return {
    low: [below.map(({ low }) => part(low, 0)).reduce(better)],
    high: [below.map(({ high }) => part(high, 0)).reduce(better)],
  };
}

function meanOf(below: readonly Known[], weights: readonly Fraction[]): Known {
  const mean = (values: readonly Value[], unknown: Exact): Value =>
    (values[0] ?? []).map(
      (_, at) =>
        expectation(
          weights,
          values.map((each) => part(each, at)),
        ) ?? unknown,
    );
  return {
    low: mean(
      below.map(({ low }) => low),
      MINUS_INFINITE,
    ),
    high: mean(
      below.map(({ high }) => high),
      INFINITE,
    ),
  };
}

/** A player's number in a value, which has one for each. */
function part(value: Value, at: number): Exact {
  const found = value[at];
  if (found === undefined) throw new RangeError(`a value without number ${at}`);
  return found;
}

/** Probabilities of a chance node's children as fractions that add up to 1; equal ones are exactly equal. */
function weightsOf(
  node: TreeNode,
  tree: Tree,
  chance: 'weighted' | 'plain' | 'sum' = 'weighted',
): Fraction[] {
  const children = childrenOf(tree, node);
  const { length } = children;
  if (chance === 'sum') return children.map(() => new Fraction(1));
  const isUniform = children.every(({ probability }) => probability === 1 / length);
  if (chance === 'plain' || isUniform) return children.map(() => new Fraction(1, length));
  const given = children.map(({ probability }) => fraction(exactOf(probability)));
  const total = given.reduce((sum, each) => sum.add(each), new Fraction(0));
  return given.map((each) => each.div(total));
}

/** Positions among the root's children of those that are best for whoever moves there, by these values. */
export function bestChildren({ nodes }: Tree, values: readonly (Value | null)[], at = 0): number[] {
  const { player, children = [] } = nodes[at] ?? {};
  if (player === 'chance' || children.length === 0) return [];
  const mine = typeof player === 'number' ? player : 0;
  const numbers = children.map((child) => values[child]?.[mine] ?? null);
  const given = numbers.filter((number) => number !== null);
  // Where a child is not known, only the value of the node itself says what is best.
  const best =
    given.length < numbers.length
      ? values[at]?.[mine]
      : given.reduce((a, b) =>
          (player === 'min' ? compareExact(b, a) < 0 : compareExact(b, a) > 0) ? b : a,
        );
  return numbers.flatMap((number, place) => (best !== undefined && number === best ? [place] : []));
}

/** From the root along the first best child to a leaf; it ends at a chance node. */
export function principalVariation(tree: Tree, values: readonly (Value | null)[]): number[] {
  const path: number[] = [];
  for (let next: number | undefined = 0; next !== undefined;) {
    path.push(next);
    const [first] = bestChildren(tree, values, next);
    next = first === undefined ? undefined : tree.nodes[next]?.children[first];
  }
  return path;
}
