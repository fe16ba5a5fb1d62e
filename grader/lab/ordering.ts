import { alphaBeta } from '../../reference/adversarial/alphaBeta.ts';
import { byEvaluation, randomOrder } from '../../reference/adversarial/ordering.ts';
import type { Game } from '../../reference/game.ts';
import { connectFour } from '../../reference/games/connectFour.ts';
import { Random } from '../../reference/random.ts';
import { allLeaves, minimalLeaves } from '../../reference/theory.ts';
import { reorder, watch } from '../../reference/trace.ts';
import { inParts } from './inParts.ts';

/** The order in which children are searched: from the left, from the middle, by evaluation, at random. */
export const LAB_MOVE_ORDERS = ['left to right', 'middle first', 'by evaluation', 'random'] as const;
export type LabMoveOrder = (typeof LAB_MOVE_ORDERS)[number];

/** `cutoff lab ordering --json`. */
export interface OrderingReport {
  readonly lab: 'ordering';
  readonly seed: number;
  readonly rows: readonly OrderingRow[];
}

export interface OrderingRow {
  readonly depth: number;
  /** Leaves of the tree of so many plies. */
  readonly all: number;
  /** The least that any alpha–beta evaluates with as many children everywhere (first notes). */
  readonly minimal: number;
  /** Leaves that alpha–beta evaluates in each order. */
  readonly leaves: Readonly<Record<LabMoveOrder, number>>;
}

/** Columns of connect four. */
const BRANCHING = 7;

/**
 * How many leaves alpha–beta evaluates on connect four, from the empty board to some plies deep, in several
 * orders of moves: an evaluation function that is there anyway tells which to search first (second notes).
 *
 * @param progress Told the share done, in [0, 1].
 */
export function orderingLab(
  { depth, seed }: { readonly depth: number; readonly seed: number },
  progress: (done: number) => void = () => {},
): OrderingReport {
  const all = (plies: number): number => allLeaves(BRANCHING, plies);
  const rows = inParts(
    Array.from({ length: depth }, (_, at) => at + 1),
    all,
    (plies, told): OrderingRow => {
      const row = {
        depth: plies,
        all: all(plies),
        minimal: minimalLeaves(BRANCHING, plies),
        leaves: Object.fromEntries(
          LAB_MOVE_ORDERS.map((order) => [order, leavesOf(inOrder(connectFour(), order, seed), plies)]),
        ) as Record<LabMoveOrder, number>,
      };
      told(1);
      return row;
    },
    progress,
  );
  return { lab: 'ordering', seed, rows };
}

function leavesOf(game: Game<number, string>, depth: number): number {
  const watched = watch(game);
  alphaBeta(watched.game, game.initial, { depth });
  return watched.evaluated.length;
}

/** Connect four with its moves in an order. */
export function inOrder(game: Game<number, string>, order: LabMoveOrder, seed: number): Game<number, string> {
  switch (order) {
    case 'left to right':
      return game;
    case 'middle first':
      return reorder(game, (_, actions) => actions.sort((a, b) => fromMiddle(a) - fromMiddle(b)));
    case 'by evaluation':
      return byEvaluation(game);
    case 'random':
      return randomOrder(Random.seeded(seed), game);
  }
}

const fromMiddle = (column: string): number => Math.abs(Number(column) - (BRANCHING - 1) / 2);
