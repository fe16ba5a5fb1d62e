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
