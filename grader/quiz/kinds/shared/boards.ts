import type { AnswerRun } from '../../types.ts';
import { conflicts, queenNeighbours } from '../../../../reference/problems/nQueens.ts';

/** Boards one step away with the fewest attacking pairs, whether or not that is fewer than now. */
export function bestSteps(rows: readonly number[]): {
  readonly cost: number;
  readonly boards: readonly (readonly number[])[];
} {
  let cost = Infinity;
  let boards: (readonly number[])[] = [];
  for (const board of queenNeighbours(rows)) {
    const pairs = conflicts(board);
    if (pairs < cost) [cost, boards] = [pairs, [board]];
    else if (pairs === cost) boards.push(board);
  }
  return { cost, boards };
}

/** Steepest ascent from a board, to the first of the best boards each time. */
export function climbFrom(rows: readonly number[]): AnswerRun {
  const boards = [rows];
  for (let at: readonly number[] | undefined = rows; at !== undefined;) {
    const best = bestSteps(at);
    at = best.cost < conflicts(at) ? best.boards[0] : undefined;
    if (at !== undefined) boards.push(at);
  }
  return { kind: 'boards', boards };
}
