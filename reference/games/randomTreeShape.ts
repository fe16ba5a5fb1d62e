import type { Player } from '../game.ts';
import type { PlayerSpec } from './treeSpec.ts';

/**
 * How leaf values are drawn.
 * - `small`: −9 to 9. `ties`: 0 to 2, so that many are equal. `negative`: −20 to −1.
 * - `large`: integers to ±1e12. `tiny`: −9 to 9 times 1e-9. `mixed`: one of `small`, `large` and `tiny` for
 *   each leaf,
 *   but the same for all the leaves below one chance node.
 */
export const VALUE_STYLES = ['small', 'ties', 'negative', 'large', 'tiny', 'mixed'] as const;
export type ValueStyle = (typeof VALUE_STYLES)[number];

/** Probabilities of a chance node: equal and left out of the tree, or given in twentieths. */
export const OUTCOMES = ['uniform', 'given'] as const;
export type Outcomes = (typeof OUTCOMES)[number];

/** What a random tree looks like: plain JSON. Ranges include both ends. */
export interface RandomTreeShape {
  /** Plies of the longest path; at most 200. */
  readonly depth: readonly [low: number, high: number];
  /** Children of an inner node; from 1 to 20. */
  readonly branching: readonly [low: number, high: number];
  readonly values: ValueStyle;
  /**
   * Who moves at each ply, repeated: ["max", "min"] unless given; ["max", "min", "min"] has two MIN layers in
   * a row.
   */
  readonly levels?: readonly Player[];
  /** How many players there are, each with a utility of its own; MAX and MIN unless given. */
  readonly players?: number;
  /** Share of the inner nodes that have exactly one child; 0 unless given. */
  readonly oneChild?: number;
  /**
   * Share of the nodes above the last ply that are leaves; 0 unless given. The longest path keeps its depth.
   */
  readonly uneven?: number;
  /** `uniform` unless given. */
  readonly outcomes?: Outcomes;
  /** Whether inner nodes carry an evaluation, for searches with a depth limit; not unless given. */
  readonly evaluations?: boolean;
  /** Nodes are made into leaves once the tree has this many; 2,000 unless given. */
  readonly maxNodes?: number;
}

/** The same where several players may move in any order; all of them in turn unless given. */
export interface RandomTurns extends Omit<RandomTreeShape, 'levels'> {
  readonly levels?: readonly PlayerSpec[];
}

export const MAX_RANDOM_PLIES = 200;
/** Most players that a tree may have. */
export const MAX_RANDOM_PLAYERS = 8;
/** Most children of a node, and parts of 1 that probabilities are given in. */
export const PARTS = 20;

/** @throws RangeError for a shape outside the limits stated above. */
export function checkShape({
  depth,
  branching,
  oneChild = 0,
  uneven = 0,
  levels,
  maxNodes = 1,
  players = 2,
}: RandomTurns): void {
  const range = ([low, high]: readonly [number, number], from: number, to: number): boolean =>
    Number.isInteger(low) && Number.isInteger(high) && from <= low && low <= high && high <= to;
  const share = (x: number): boolean => x >= 0 && x <= 1;
  if (!range(depth, 0, MAX_RANDOM_PLIES))
    throw new RangeError(`depth must be two integers from 0 to ${MAX_RANDOM_PLIES}, the lower first`);
  if (!range(branching, 1, PARTS))
    throw new RangeError(`branching must be two integers from 1 to ${PARTS}, the lower first`);
  if (!share(oneChild) || !share(uneven)) throw new RangeError('oneChild and uneven must be between 0 and 1');
  if (levels !== undefined && levels.length === 0)
    throw new RangeError('levels must name at least one player');
  if (!Number.isInteger(players) || players < 2 || players > MAX_RANDOM_PLAYERS)
    throw new RangeError(`players must be an integer from 2 to ${MAX_RANDOM_PLAYERS}`);
  if (!Number.isInteger(maxNodes) || maxNodes < 1)
    throw new RangeError('maxNodes must be a positive integer');
}
