import type { Tree } from '../games/tree.ts';
import { solveMaxN } from './maxNSolution.ts';
import { SOLVE_ALGORITHMS, type TreeSearch } from './searchTree.ts';
import type { JsonValue, Solution } from './solution.ts';
import { solve } from './solve.ts';

/** The search of games of several players, whose values are lists: one number a player. */
export const MAX_N = 'max-n';

/** Every search of a tree by name. */
export const TREE_ALGORITHMS = [...SOLVE_ALGORITHMS, MAX_N] as const;
export type TreeAlgorithm = (typeof TREE_ALGORITHMS)[number];

/** A search of a tree from its root; max^n has no window, and nothing that it cuts by. */
export type AnyTreeSearch =
  Omit<TreeSearch, 'trace' | 'bounds'> | { readonly algorithm: typeof MAX_N; readonly depth: number };

/** A search by its name; what an algorithm has no use for is left out. */
export function treeSearch(
  algorithm: TreeAlgorithm,
  { cut, returns, window, depth }: Pick<TreeSearch, 'cut' | 'returns' | 'window' | 'depth'>,
): AnyTreeSearch {
  return algorithm === MAX_N ? { algorithm, depth } : { algorithm, cut, returns, window, depth };
}

/**
 * Solves a tree with any search. By max^n every value is a list.
 *
 * @throws UnknownLeafError, NoEvaluationError, RefusedError as `solve` does.
 */
export const solveAny = (tree: Tree, search: AnyTreeSearch): Solution<JsonValue> =>
  search.algorithm === MAX_N ? solveMaxN(tree, search.depth) : solve(tree, search);
