/**
 * The n-queens problem through the delta interface: a working state counts the queens on each line, so that
 * the change in h of moving one queen is six look-ups instead of a new board.
 *
 * Move k is neighbour k of `nQueens`: column ⌊k / (n − 1)⌋, and its rows but the queen's own in order.
 */
import type { MoveProblem } from '../problem.ts';
import { checkBoard } from './nQueens.ts';

/** A board with its counts of queens on each line. */
export interface QueensWork {
  /**
   * Row of the queen in each column; then queens by row, by row + column, by row − column + n − 1. One plain
   * array: a typed one of this size costs more to make than a short climb.
   */
  readonly cells: number[];
  readonly n: number;
  /** Attacking pairs. */
  h: number;
}

/** @param initial Row of the queen in each column, rows from 0. */
export function nQueensMoves(n: number, initial: readonly number[]): MoveProblem<number[], QueensWork> {
  checkBoard(n, initial);
  const rows = n;
  const rising = 2 * n;
  // 4n − 1 counters of rows and rising diagonals come before it; n − 1 is added to row − column.
  const falling = 5 * n - 2;
  return {
    initial: [...initial],
    open(state) {
      const cells = new Array<number>(6 * n - 2).fill(0);
      let h = 0;
      for (let column = 0; column < n; column += 1) {
        const row = state[column]!;
        cells[column] = row;
        h += cells[rows + row]! + cells[rising + row + column]! + cells[falling + row - column]!;
        cells[rows + row]! += 1;
        cells[rising + row + column]! += 1;
        cells[falling + row - column]! += 1;
      }
      return { cells, n, h };
    },
    state: ({ cells }) => cells.slice(0, n),
    value: ({ h }) => 0 - h,
    moves: () => n * (n - 1),
    delta({ cells }, move) {
      const column = (move / (n - 1)) | 0;
      const from = cells[column]!;
      const at = move - column * (n - 1);
      const to = at < from ? at : at + 1;
      // The queen itself stands on the three lines it leaves, and on none that it enters.
      const before =
        cells[rows + from]! + cells[rising + from + column]! + cells[falling + from - column]! - 3;
      return before - cells[rows + to]! - cells[rising + to + column]! - cells[falling + to - column]!;
    },
    apply(work, move) {
      const { cells } = work;
      const column = (move / (n - 1)) | 0;
      const from = cells[column]!;
      const at = move - column * (n - 1);
      const to = at < from ? at : at + 1;
      cells[rows + from]! -= 1;
      cells[rising + from + column]! -= 1;
      cells[falling + from - column]! -= 1;
      work.h += cells[rows + to]! + cells[rising + to + column]! + cells[falling + to - column]!;
      work.h -= cells[rows + from]! + cells[rising + from + column]! + cells[falling + from - column]!;
      cells[rows + to]! += 1;
      cells[rising + to + column]! += 1;
      cells[falling + to - column]! += 1;
      cells[column] = to;
    },
  };
}
