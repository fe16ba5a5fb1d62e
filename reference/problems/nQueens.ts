/**
 * The n-queens problem in the complete-state formulation (fifth notes, figure 4.3).
 *
 * A state gives the row of the queen in each column, rows from 0. A neighbour moves one queen within its
 * column, so a state has n(n − 1) of them, ordered by column and then by row.
 */
import type { Problem } from '../problem.ts';

/** The heuristic cost h: pairs of queens that attack each other, directly or through a queen between them. */
export function conflicts(state: readonly number[]): number {
  return state.length <= 100 ? conflictsByPairs(state) : conflictsByLines(state);
}

/** Quadratic in n, and the faster on short boards. */
function conflictsByPairs(state: readonly number[]): number {
  let pairs = 0;
  for (let column = 1; column < state.length; column += 1) {
    const row = state[column]!;
    for (let other = 0; other < column; other += 1) {
      const rise = state[other]! - row;
      if (rise === 0 || rise === column - other || rise === other - column) pairs += 1;
    }
  }
  return pairs;
}

/** Linear in n: each queen meets all that stand on its row and diagonals already. */
function conflictsByLines(state: readonly number[]): number {
  const rows = new Map<number, number>();
  const falling = new Map<number, number>();
  const rising = new Map<number, number>();
  let pairs = 0;
  for (let column = 0; column < state.length; column += 1) {
    const row = state[column]!;
    pairs += enter(rows, row) + enter(falling, row - column) + enter(rising, row + column);
  }
  return pairs;
}

/** Puts one more queen on a line and says how many were there. */
function enter(line: Map<number, number>, at: number): number {
  const before = line.get(at) ?? 0;
  line.set(at, before + 1);
  return before;
}

/** All boards that differ from `state` in one queen's row: by column, then by row. */
export function queenNeighbours(state: readonly number[]): number[][] {
  const neighbours: number[][] = [];
  for (let column = 0; column < state.length; column += 1) {
    for (let row = 0; row < state.length; row += 1) {
      if (row === state[column]) continue;
      const neighbour = [...state];
      neighbour[column] = row;
      neighbours.push(neighbour);
    }
  }
  return neighbours;
}

/**
 * The values of `queenNeighbours(state)`, in their order, from counts of the queens on each line: n² in place
 * of n⁴ steps.
 */
export function queenNeighbourValues(state: readonly number[]): Float64Array {
  const n = state.length;
  const rows = new Int32Array(n);
  const falling = new Int32Array(2 * n);
  const rising = new Int32Array(2 * n);
  let pairs = 0;
  for (let column = 0; column < n; column += 1) {
    const row = state[column]!;
    pairs += rows[row]! + falling[row - column + n]! + rising[row + column]!;
    rows[row]! += 1;
    falling[row - column + n]! += 1;
    rising[row + column]! += 1;
  }
  const values = new Float64Array(n * (n - 1));
  let at = 0;
  for (let column = 0; column < n; column += 1) {
    const from = state[column]!;
    const others = pairs - (rows[from]! + falling[from - column + n]! + rising[from + column]! - 3);
    for (let row = 0; row < n; row += 1) {
      if (row === from) continue;
      // The queen that moves stands on none of these lines, as all of them meet its column in another row.
      values[at] = 0 - (others + rows[row]! + falling[row - column + n]! + rising[row + column]!);
      at += 1;
    }
  }
  return values;
}

/** The problem on an n × n board. The objective is −h, so that a solution has value 0, the highest. */
export function nQueens(n: number, initial: readonly number[]): Problem<number[]> {
  checkBoard(n, initial);
  return {
    initial: [...initial],
    neighbours: queenNeighbours,
    value: (state) => 0 - conflicts(state), // 0 − h, so that a solution is 0 and not −0
  };
}

/** Throws a RangeError unless `state` puts one queen in each of n columns. */
export function checkBoard(n: number, state: readonly number[]): void {
  if (!Number.isSafeInteger(n) || n < 1)
    throw new RangeError(`a board has a positive number of columns, not ${n}`);
  if (state.length !== n)
    throw new RangeError(`a board of ${n} columns needs ${n} rows, not ${state.length}`);
  for (const row of state) {
    if (!Number.isInteger(row) || row < 0 || row >= n)
      throw new RangeError(`rows run from 0 to ${n - 1}, not ${row}`);
  }
}
