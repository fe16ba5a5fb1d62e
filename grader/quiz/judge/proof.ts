import type { Tree } from '../../../reference/games/tree.ts';
import { formatNumber } from '../../words/numbers.ts';
import { treeWorld } from '../tree/world.ts';
import type { How } from '../types.ts';
import { minimaxWith } from './vary.ts';
import { pathTo } from '../tree/nodes.ts';
import type { Searched } from '../tree/search.ts';

/**
 * Why a leaf has to be looked at, or why it cannot matter: a sentence that anyone can check. Null where there
 * is none.
 */
export function leafProof(tree: Tree, how: How, leaf: number): string | null {
  if (how.algorithm === 'minimax') return 'minimax looks at every leaf';
  const searched = treeWorld(tree).search(how);
  return searched.evaluated.includes(leaf)
    ? mustBeSeen(tree, how, leaf, searched)
    : cannotMatter(tree, leaf, searched);
}

/**
 * Values for this leaf, and if need be for leaves that come after it, with which the root is worth something
 * else: when the search reaches the leaf it knows none of these.
 */
function mustBeSeen(tree: Tree, how: How, leaf: number, searched: Searched): string | null {
  if (tree.players !== null) return null;
  const order = new Map(searched.evaluated.map((each, at) => [each, at]));
  const mine = order.get(leaf)!;
  const label = tree.nodes[leaf]!.id;
  const now = minimaxWith(tree, new Map());
  const later = tree.nodes
    .filter(({ index, children }) => children.length === 0 && (order.get(index) ?? Infinity) > mine)
    .map(({ index }) => index);
  for (const value of candidatesFor(tree, leaf)) {
    const root = minimaxWith(tree, new Map([[leaf, value]]));
    if (root !== null && now !== null && root !== now && inWindow(how, root, now))
      return `if ${label} were ${formatNumber(value)}, the root would be worth ${formatNumber(root)} and not ${formatNumber(now)}, so ${label} has to be looked at`;
  }
  // Later leaves hide it; what hides it is made harmless, as the search cannot know that it is not.
  const tame = new Map(later.map((index) => [index, harmless(tree, leaf, index)]));
  const own = tree.nodes[leaf]!.value;
  const roots = [...(own === null ? [] : [own]), ...candidatesFor(tree, leaf)].map((value) => ({
    value,
    root: minimaxWith(tree, new Map([...tame, [leaf, value]])),
  }));
  for (const a of roots) {
    const b = roots.find(
      ({ root }) => root !== null && a.root !== null && root !== a.root && inWindow(how, root, a.root),
    );
    if (b === undefined) continue;
    return `before the leaves after ${label} are known, the root can still be ${formatNumber(a.root!)} if ${label} is ${formatNumber(a.value)} and ${formatNumber(b.root!)} if it is ${formatNumber(b.value)}, so ${label} has to be looked at`;
  }
  return null;
}

/** A change that the start window hides is no change. */
const inWindow = ({ window }: How, a: number, b: number): boolean =>
  Math.max(a, b) > window.alpha && Math.min(a, b) < window.beta;

/**
 * Values worth trying, the nearest to the leaf's own first: each leaf's value and its neighbours, and beyond
 * the extremes.
 */
function candidatesFor(tree: Tree, leaf: number): number[] {
  const values = [
    ...new Set(tree.nodes.flatMap(({ value }) => (value !== null && Number.isFinite(value) ? [value] : []))),
  ].sort((a, b) => a - b);
  const own = tree.nodes[leaf]!.value;
  const all = [
    ...values,
    (values[0] ?? 0) - 1,
    (values.at(-1) ?? 0) + 1,
    ...values.map((value) => value + 1),
    ...values.map((value) => value - 1),
  ];
  const [low, high] = tree.bounds ?? [-Infinity, Infinity];
  const apart = (value: number): number => Math.abs(value - (own ?? 0));
  return [...new Set(all)]
    .filter((value) => value !== own && value >= low && value <= high)
    .sort((a, b) => apart(a) - apart(b) || a - b);
}

/**
 * What keeps another leaf out of the way: as low as can be below a MAX node that both hang from, else as
 * high.
 */
function harmless(tree: Tree, leaf: number, other: number): number {
  const [a, b] = [pathTo(tree, leaf), pathTo(tree, other)];
  let common = 0;
  while (a[common + 1] !== undefined && a[common + 1] === b[common + 1]) common += 1;
  const [low, high] = tree.bounds ?? [-1e9, 1e9];
  const { player } = tree.nodes[a[common]!]!;
  return player === 'max' ? low : player === 'min' ? high : (low + high) / 2;
}

/** The cutoff above the leaf that leaves it out, told with what is known there. */
function cannotMatter(tree: Tree, leaf: number, searched: Searched): string | null {
  const label = tree.nodes[leaf]!.id;
  for (const index of pathTo(tree, leaf).reverse()) {
    const cutoff = searched.cutoffs[index] ?? null;
    const window = searched.windows[index] ?? null;
    if (cutoff === null || window === null) continue;
    const { id, player } = tree.nodes[index]!;
    const known = `${id} is at ${cutoff.by === 'beta' ? 'least' : 'most'} ${formatNumber(reached(tree, searched, index))}`;
    const bound = cutoff.by === 'beta' ? window.beta : window.alpha;
    const [who, has, limit] = cutoff.by === 'beta' ? ['MIN', 'β', 'at most'] : ['MAX', 'α', 'at least'];
    if (player === 'chance')
      return `whatever ${label} is, ${id} cannot ${cutoff.by === 'alpha' ? 'rise above' : 'fall below'} ${has} = ${formatNumber(round(bound))}, so ${label} cannot matter`;
    return `whatever ${label} is, ${known}, and ${who} is sure of ${limit} ${formatNumber(round(bound))} elsewhere (${has}), so ${label} cannot matter`;
  }
  return null;
}

const round = (value: number): number => (Number.isFinite(value) ? Number(value.toPrecision(6)) : value);

/** The best that the children looked at show for a node. */
function reached(tree: Tree, { evaluated, windows }: Searched, index: number): number {
  const seen = new Set(evaluated);
  const value = (at: number): number | null => {
    const node = tree.nodes[at]!;
    if (node.children.length === 0) return seen.has(at) ? node.value : null;
    if (windows[at] === null) return null;
    const below = node.children.map(value).filter((each) => each !== null);
    if (below.length === 0) return null;
    if (node.player === 'chance') return below.reduce((sum, each) => sum + each, 0) / below.length;
    return node.player === 'max' ? Math.max(...below) : Math.min(...below);
  };
  return value(index) ?? 0;
}
