import { exactOf } from '../../exactNumber.ts';
import { isLeaf, labelsOf, leavesBelow, rootOf } from '../../tree/nodes.ts';
import { bestChildren } from '../../tree/values.ts';
import type { Value } from '../../tree/values.ts';
import type { TreeWorld } from '../../tree/world.ts';
import type { SearchSettings } from '../../types.ts';
import { nodeNamed } from '../shared/treeNodes.ts';
import type { Conditions } from './keys.ts';

/** The condition that a tree breaks, and what is so instead. */
export type Broken =
  | { readonly code: 'value'; readonly value: Value | null }
  | { readonly code: 'best'; readonly best: readonly string[] }
  | { readonly code: 'something-pruned' }
  | { readonly code: 'not-pruned' | 'not-evaluated'; readonly nodes: readonly string[] }
  | { readonly code: 'cutoffs'; readonly count: number };

/** The first condition that the tree breaks; null when it keeps all. */
export function brokenCondition(world: TreeWorld, so: Conditions, how: SearchSettings): Broken | null {
  return brokenByValues(world, so) ?? brokenBySearch(world, so, how);
}

function brokenByValues({ tree, values }: TreeWorld, so: Conditions): Broken | null {
  if (so.value === undefined && so.best === undefined) return null;
  const value = values[0] ?? null;
  if (so.value !== undefined && value?.[0] !== exactOf(so.value)) return { code: 'value', value };
  const { children } = rootOf(tree);
  const best = labelsOf(
    tree,
    bestChildren(tree, values).flatMap((at) => children[at] ?? []),
  );
  const wanted = so.best;
  return wanted === undefined ||
    (best.length === wanted.length && best.every((each) => wanted.includes(each)))
    ? null
    : { code: 'best', best };
}

function brokenBySearch(world: TreeWorld, so: Conditions, how: SearchSettings): Broken | null {
  if (so.pruned === undefined && so.evaluated === undefined && so.cutoffs === undefined) return null;
  const { tree } = world;
  const { evaluated, cutoffs } = world.search(how);
  const seen = new Set(evaluated);
  const below = leavesBelow(tree);
  const isLookedAt = (name: string): boolean =>
    (below[nodeNamed(tree, name, 'so').index] ?? []).some((leaf) => seen.has(leaf));
  if (so.pruned?.length === 0 && tree.nodes.some((node) => isLeaf(node) && !seen.has(node.index)))
    return { code: 'something-pruned' };
  const kept = so.pruned?.filter(isLookedAt) ?? [];
  if (kept.length > 0) return { code: 'not-pruned', nodes: kept };
  const lost = so.evaluated?.filter((name) => !isLookedAt(name)) ?? [];
  if (lost.length > 0) return { code: 'not-evaluated', nodes: lost };
  const count = cutoffs.filter((cutoff) => cutoff !== null && cutoff.skipped > 0).length;
  return so.cutoffs !== undefined && count !== so.cutoffs ? { code: 'cutoffs', count } : null;
}
