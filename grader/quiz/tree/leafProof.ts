import type { Tree } from '../../../reference/games/tree.ts';
import type { LeafProof, RootCase } from '../../words/quiz/leafProofWords.ts';
import { treeWorld } from './world.ts';
import type { SearchSettings } from '../types.ts';
import { minimaxWith } from './minimaxWithLeaves.ts';
import { pathTo } from './nodes.ts';
import type { Searched } from './search.ts';

/**
 * Why a leaf has to be looked at, or why it cannot matter: what anyone can check. Null where there is
 * nothing so simple.
 */
export function leafProof(tree: Tree, how: SearchSettings, leaf: number): LeafProof | null {
  if (how.algorithm === 'minimax') return { code: 'all-leaves-needed' };
  const searched = treeWorld(tree).search(how);
  return searched.evaluated.includes(leaf)
    ? mustBeSeen(tree, how, leaf, searched)
    : cannotMatter(tree, leaf, searched);
}

/**
 * Values for this leaf, and if need be for leaves that come after it, with which the root is worth something
 * else: when the search reaches the leaf it knows none of these.
 */
function mustBeSeen(tree: Tree, how: SearchSettings, leaf: number, searched: Searched): LeafProof | null {
  if (tree.players !== null) return null;
  const order = new Map(searched.evaluated.map((each, at) => [each, at]));
  const mine = order.get(leaf) ?? Infinity;
  const label = labelOf(tree, leaf);
  const now = minimaxWith(tree, new Map());
  const later = tree.nodes
    .filter(({ index, children }) => children.length === 0 && (order.get(index) ?? Infinity) > mine)
    .map(({ index }) => index);
  for (const value of candidatesFor(tree, leaf)) {
    const root = minimaxWith(tree, new Map([[leaf, value]]));
    if (root !== null && now !== null && root !== now && inWindow(how, root, now))
      return { code: 'changes-root', leaf: label, value, root, now };
  }
  // Later leaves hide it; what hides it is made harmless, as the search cannot know that it is not.
  const tame = new Map(later.map((index) => [index, harmless(tree, leaf, index)]));
  const own = tree.nodes[leaf]?.value ?? null;
  const roots = [...(own === null ? [] : [own]), ...candidatesFor(tree, leaf)].flatMap(
    (value): RootCase[] => {
      const root = minimaxWith(tree, new Map([...tame, [leaf, value]]));
      return root === null ? [] : [{ value, root }];
    },
  );
  for (const a of roots) {
    const b = roots.find(({ root }) => root !== a.root && inWindow(how, root, a.root));
    if (b !== undefined) return { code: 'may-change-root', leaf: label, cases: [a, b] };
  }
  return null;
}

/** A change that the start window hides is no change. */
const inWindow = ({ window }: SearchSettings, a: number, b: number): boolean =>
  Math.max(a, b) > window.alpha && Math.min(a, b) < window.beta;

/**
 * Values worth trying, the nearest to the leaf's own first: each leaf's value and its neighbours, and beyond
 * the extremes.
 */
function candidatesFor(tree: Tree, leaf: number): number[] {
  const values = [
    ...new Set(tree.nodes.flatMap(({ value }) => (value !== null && Number.isFinite(value) ? [value] : []))),
  ].sort((a, b) => a - b);
  const own = tree.nodes[leaf]?.value ?? null;
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
  const [low, high] = [Math.max(tree.bounds?.[0] ?? -1e9, -1e9), Math.min(tree.bounds?.[1] ?? 1e9, 1e9)];
  const player = tree.nodes[a[common] ?? 0]?.player;
  return player === 'max' ? low : player === 'min' ? high : (low + high) / 2;
}

/** The cutoff above the leaf that leaves it out, with what is known there. */
function cannotMatter(tree: Tree, leaf: number, searched: Searched): LeafProof | null {
  const label = labelOf(tree, leaf);
  for (const index of pathTo(tree, leaf).reverse()) {
    const cutoff = searched.cutoffs[index] ?? null;
    const window = searched.windows[index] ?? null;
    if (cutoff === null || window === null) continue;
    const { by } = cutoff;
    const about = { leaf: label, node: labelOf(tree, index), by, bound: window[by] };
    if (tree.nodes[index]?.player === 'chance') return { code: 'chance-bounded', ...about };
    return { code: 'cut-off', ...about, reached: reached(tree, searched, index) };
  }
  return boundReached(tree, leaf, searched);
}

/** The node above the leaf that was as good as it could be before the leaf's turn came. */
function boundReached(tree: Tree, leaf: number, searched: Searched): LeafProof | null {
  if (tree.bounds === null) return null;
  const node = pathTo(tree, leaf).findLast((index) => searched.windows[index] !== null);
  const side = node === undefined || tree.nodes[node]?.player === 'min' ? 'lowest' : 'highest';
  if (node === undefined) return null;
  const bound = tree.bounds[side === 'lowest' ? 0 : 1];
  return { code: 'bound-reached', leaf: labelOf(tree, leaf), node: labelOf(tree, node), side, bound };
}

const labelOf = ({ nodes }: Tree, index: number): string => nodes[index]?.id ?? '?';

/** The best that the children looked at show for a node. */
function reached({ nodes }: Tree, { evaluated, windows }: Searched, index: number): number {
  const seen = new Set(evaluated);
  const value = (at: number): number | null => {
    const node = nodes[at];
    if (node === undefined) return null;
    if (node.children.length === 0) return seen.has(at) ? node.value : null;
    if (windows[at] === null) return null;
    const below = node.children.map(value).filter((each) => each !== null);
    if (below.length === 0) return null;
    if (node.player === 'chance') return below.reduce((sum, each) => sum + each, 0) / below.length;
    return node.player === 'max' ? Math.max(...below) : Math.min(...below);
  };
  return value(index) ?? 0;
}
