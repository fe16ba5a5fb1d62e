import { UnknownLeafError } from '../../../reference/games/tree.ts';
import type { Tree } from '../../../reference/games/tree.ts';
import type { HandReplacement } from '../../../mistakes/byHand/madeByHand.ts';
import { HAND_MISTAKES } from '../../../mistakes/byHand/handMistakes.ts';
import { searchByHand } from '../tree/search.ts';
import type { Searched } from '../tree/search.ts';
import { bestChildren, exactValues } from '../tree/values.ts';
import type { SearchSettings } from '../types.ts';

/** How hard a tree is to prune by hand, and what it can tell. */
export interface Measures {
  readonly leaves: number;
  readonly pruned: number;
  /** Cutoffs that skip something, by kind: `α shallow`, `β deep`, … */
  readonly cutoffs: Readonly<Record<string, number>>;
  readonly cuts: number;
  readonly deep: number;
  /** Whether a branch with children of its own is cut. */
  readonly cutsSubtree: boolean;
  readonly bestMoves: number;
  /** Whether another convention for equal bounds prunes something else. */
  readonly dependsOnConvention: boolean;
  /** Mistakes that answer otherwise than what is right, in the leaves evaluated or the value of a node. */
  readonly reveals: readonly string[];
}

export function measure(tree: Tree, how: SearchSettings): Measures {
  const searched = searchByHand(tree, how);
  return {
    ...shapeOf(tree, searched),
    bestMoves: bestChildren(tree, exactValues(tree)).length,
    dependsOnConvention: conventionMatters(tree, how, searched),
    reveals: revealed(tree, how, searched),
  };
}

/** What one search tells by itself: all that is cheap. */
export function shapeOf(
  tree: Tree,
  { cutoffs, evaluated, windows }: Searched,
): Omit<Measures, 'bestMoves' | 'dependsOnConvention' | 'reveals'> {
  const byKind: Record<string, number> = {};
  let [cuts, deep] = [0, 0];
  for (const cutoff of cutoffs) {
    if (cutoff === null || cutoff.skipped === 0) continue;
    cuts += 1;
    if (cutoff.kind === 'deep') deep += 1;
    const name = `${cutoff.by === 'alpha' ? 'α' : 'β'} ${cutoff.kind}`;
    byKind[name] = (byKind[name] ?? 0) + 1;
  }
  const leaves = tree.nodes.reduce((sum, { children }) => sum + (children.length === 0 ? 1 : 0), 0);
  const cutsSubtree = tree.nodes.some(
    ({ index, children }) => children.length > 0 && windows[index] === null,
  );
  return { leaves, pruned: leaves - evaluated.length, cutoffs: byKind, cuts, deep, cutsSubtree };
}

export function conventionMatters(tree: Tree, how: SearchSettings, searched: Searched): boolean {
  const other = tryIt(() =>
    searchByHand(tree, { ...how, cut: how.cut === 'strict' ? 'non-strict' : 'strict' }),
  );
  return other === null || other.evaluated.join() !== searched.evaluated.join();
}

/** Ids of the mistakes that can be made on the tree and that show in an answer. */
function revealed(tree: Tree, how: SearchSettings, searched: Searched): string[] {
  return HAND_MISTAKES.filter(
    ({ replaces }) => replaces.applies(tree) && reveals(tree, how, searched, replaces),
  ).map(({ id }) => id);
}

export function reveals(
  tree: Tree,
  how: SearchSettings,
  searched: Searched,
  { search, values }: HandReplacement,
): boolean {
  if (search !== undefined && how.algorithm !== 'minimax') {
    const other = tryIt(() => searchByHand(tree, how, { change: search }));
    if (other === null || other.evaluated.join() !== searched.evaluated.join()) return true;
  }
  if (values === undefined) return false;
  const [right, wrong] = [exactValues(tree), exactValues(tree, values)];
  return right.some((value, node) => value?.join() !== wrong[node]?.join());
}

/** Null where a leaf is needed that is not given, which shows too. */
function tryIt<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnknownLeafError) return null;
    throw error;
  }
}
