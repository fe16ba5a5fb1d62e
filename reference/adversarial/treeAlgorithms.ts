import { SOLVE_ALGORITHMS, type TreeSearch } from './searchTree.ts';

/** The search of games of several players, whose values are lists: one number a player. */
export const MAX_N = 'max-n';

/** Every search of a tree by name. */
export const TREE_ALGORITHMS = [...SOLVE_ALGORITHMS, MAX_N] as const;
export type TreeAlgorithm = (typeof TREE_ALGORITHMS)[number];

/** A search of a tree from its root; max^n has no window, and nothing that it cuts by. */
export type AnyTreeSearch =
  Omit<TreeSearch, 'trace' | 'bounds'> | { readonly algorithm: typeof MAX_N; readonly depth: number };
