import type { Bound } from '../game.ts';
import type { PlayerSpec } from '../games/treeSpec.ts';
import type { Cutoff } from '../trace.ts';

/** A number as JSON can say it. */
export type JsonNumber = number | 'inf' | '-inf';
/** A value, or in a game of several players one for each. */
export type JsonValue = JsonNumber | readonly JsonNumber[];

/**
 * `evaluated`: its value was asked. `pruned`: a cutoff left it out. `beyond-depth`: a leaf below the depth
 * limit, which no search with that limit looks at.
 */
export const LEAF_STATES = ['evaluated', 'pruned', 'beyond-depth'] as const;
export type LeafState = (typeof LEAF_STATES)[number];

/**
 * A leaf of the search: a leaf of the tree, or an inner node at the depth limit, whose value is then its
 * evaluation.
 */
export interface SolvedLeaf<V extends JsonValue = JsonNumber> {
  readonly id: string;
  /** Null where the tree gives none. */
  readonly value: V | null;
  readonly state: LeafState;
}

/** A node as the search left it; everything but `id` and `player` is null where the search never came. */
export interface SolvedNode<V extends JsonValue = JsonNumber> {
  readonly id: string;
  readonly player: PlayerSpec;
  readonly value: V | null;
  readonly bound: Bound | null;
  /** Bounds on entry. */
  readonly alpha: JsonNumber | null;
  readonly beta: JsonNumber | null;
  readonly cutoff: Cutoff | null;
}

/** A solved tree, ready to be written as JSON. Lists are in preorder unless stated. */
export interface Solution<V extends JsonValue = JsonNumber> {
  readonly value: V;
  readonly actions: readonly string[];
  /** Positions of those actions among the root's children. */
  readonly bestChildren: readonly number[];
  /**
   * Ids from the root, along the first best child; it ends at a leaf, at a chance node, or where no child is
   * known to be best.
   */
  readonly principalVariation: readonly string[];
  readonly leaves: readonly SolvedLeaf<V>[];
  /** Ids in the order evaluated, each once; `counts.evaluated` counts repeats, which star2 makes. */
  readonly evaluatedLeaves: readonly string[];
  readonly prunedLeaves: readonly string[];
  /** Topmost pruned ids. */
  readonly prunedBranches: readonly string[];
  /** Every pruned id. Nodes below the depth limit are not among them. */
  readonly pruned: readonly string[];
  readonly nodes: readonly SolvedNode<V>[];
  /** `visited` includes the root. */
  readonly counts: {
    readonly visited: number;
    readonly generated: number;
    readonly expanded: number;
    readonly evaluated: number;
  };
}

/** −0 is written as 0. */
export function toJson(value: number): JsonNumber {
  if (value === Infinity) return 'inf';
  if (value === -Infinity) return '-inf';
  return value + 0;
}
