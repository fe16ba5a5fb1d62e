/**
 * The n-queens problem for MIN-CONFLICTS: a variable is a column, its value the row of its queen. Counters of
 * each line make a count of conflicts three look-ups.
 */
import {
  leastConflicting,
  minConflicts,
  type ConflictProblem,
  type Repaired,
} from '../local/minConflicts.ts';
import type { Draws } from '../random.ts';

/** A board with its counts of queens on each line. */
export interface QueensBoard {
  /** Row of the queen in each column, −1 while it has none. */
  readonly rows: Int32Array;
  readonly inRow: Int32Array;
  readonly rising: Int32Array;
  readonly falling: Int32Array;
}

/** n columns without a queen. */
export function emptyBoard(n: number): QueensBoard {
  return {
    rows: new Int32Array(n).fill(-1),
    inRow: new Int32Array(n),
    rising: new Int32Array(2 * n - 1),
    falling: new Int32Array(2 * n - 1),
  };
}

/** n queens as a constraint problem: a conflict is another queen on the same row or diagonal. */
export function queensConflicts(n: number): ConflictProblem<QueensBoard> {
  const every = Int32Array.from({ length: n }, (_, row) => row);
  return {
    variables: n,
    values: () => every,
    value: ({ rows }, column) => rows[column]!,
    conflicts({ rows, inRow, rising, falling }, column, row) {
      const own = rows[column] === row ? 3 : 0; // the queen itself, on its three lines
      return inRow[row]! + rising[row + column]! + falling[row - column + n - 1]! - own;
    },
    assign(board, column, row) {
      if (board.rows[column] !== -1) count(board, column, board.rows[column]!, -1);
      board.rows[column] = row;
      count(board, column, row, 1);
    },
  };
}

function count({ rows, inRow, rising, falling }: QueensBoard, column: number, row: number, by: number): void {
  inRow[row]! += by;
  rising[row + column]! += by;
  falling[row - column + rows.length - 1]! += by;
}

/**
 * MIN-CONFLICTS on n queens from the textbook's greedy start: column by column, each queen where it is
 * attacked least by those before it, ties at random.
 */
export function minConflictsQueens(
  random: Draws,
  n: number,
  steps: number,
): Repaired & { readonly state: number[] } {
  const problem = queensConflicts(n);
  const board = emptyBoard(n);
  for (let column = 0; column < n; column += 1)
    problem.assign(board, column, leastConflicting(random, problem, board, column));
  return { ...minConflicts(random, problem, board, steps), state: [...board.rows] };
}
