/**
 * Solving n queens for large n, in time about linear in n: probabilistic local search after Sosic and Gu
 * (1991, "3,000,000 queens in less than one minute"), with the queens that find no place left out until a
 * swap makes room.
 *
 * A state is a permutation, so rows and columns never conflict and only the diagonals are watched, as bits.
 * 1. Place: column by column, draw among the rows left until both diagonals of the square are free.
 * 2. Repair: the few columns left take the first rows left if they can; otherwise draw a placed queen and
 *   exchange rows with it, once both new squares are free. No conflict ever stands, so when all are placed it
 *   is solved. A column that draws 20 times for each placed queen in vain makes it start again.
 */
import type { Draws } from '../random.ts';

/** A solution, and what it took to find it. */
export interface QueensSolution {
  /** Row of the queen in each column, from 0. */
  readonly state: Int32Array;
  /** Squares looked at. */
  readonly tries: number;
  /** Queens that step 1 left over, and exchanges that placed them, in the last start. */
  readonly leftOver: number;
  readonly swaps: number;
  readonly restarts: number;
}

/**
 * @param n 1, or at least 4: there is no solution for 2 and 3. At most 2^22 for an exactly uniform `Xoshiro`.
 */
export function solveQueens(random: Draws, n: number): QueensSolution {
  return search(n, random, (bits) => place(random, bits));
}

/** The permutation being built, and the diagonals that are taken, as bits. */
export interface QueensBits {
  readonly state: Int32Array;
  /** By row + column. */
  readonly rising: Int32Array;
  /** By column − row + n. */
  readonly falling: Int32Array;
}

/** Columns that step 1 filled, and the squares it looked at. */
export interface Placed {
  readonly columns: number;
  readonly tries: number;
}

/** The whole search, around a step 1 that may be a faster form of `place` with the same draws. */
export function search(n: number, random: Draws, placed: (bits: QueensBits) => Placed): QueensSolution {
  if (!Number.isSafeInteger(n) || n < 1 || n > 1 << 28)
    throw new RangeError(`n runs from 1 to ${1 << 28}, not ${n}`);
  if (n === 2 || n === 3) throw new RangeError(`${n} queens have no solution`);
  const state = new Int32Array(n);
  const rising = bitSet(2 * n);
  const falling = bitSet(2 * n);
  let tries = 0;
  for (let restarts = 0; ; restarts += 1) {
    for (let i = 0; i < n; i += 1) state[i] = i;
    rising.fill(0);
    falling.fill(0);
    const first = placed({ state, rising, falling });
    const repaired = repair(random, { state, rising, falling }, first.columns);
    tries += first.tries + repaired.tries;
    if (repaired.isSolved)
      return { state, tries, leftOver: n - first.columns, swaps: repaired.swaps, restarts };
  }
}

/**
 * Draws for one column before step 1 ends; fewer for the last columns, which seldom have a free square left.
 */
export function mostDraws(n: number, column: number): number {
  const most = n < 64 ? 8 * n : 7000;
  return n - column < 64 ? Math.min(most, 256) : most;
}

function place(random: Draws, { state, rising, falling }: QueensBits): Placed {
  const n = state.length;
  let tries = 0;
  let column = 0;
  for (; column < n; column += 1) {
    const limit = mostDraws(n, column);
    let draws = 0;
    for (; draws < limit; draws += 1) {
      const at = random.integer(column, n - 1);
      const row = state[at]!;
      const up = row + column;
      const down = column - row + n;
      if (!has(rising, up) && !has(falling, down)) {
        state[at] = state[column]!;
        state[column] = row;
        toggle(rising, up);
        toggle(falling, down);
        break;
      }
    }
    tries += draws < limit ? draws + 1 : limit;
    if (draws === limit) break;
  }
  return { columns: column, tries };
}

function repair(
  random: Draws,
  { state, rising, falling }: QueensBits,
  placed: number,
): { isSolved: boolean; tries: number; swaps: number } {
  const n = state.length;
  const free = (column: number, row: number): boolean =>
    !has(rising, row + column) && !has(falling, column - row + n);
  const flip = (column: number, row: number): void => {
    toggle(rising, row + column);
    toggle(falling, column - row + n);
  };
  let tries = 0;
  let swaps = 0;
  for (let column = placed; column < n; column += 1) {
    const row = state[column]!;
    if (free(column, row)) {
      flip(column, row);
      continue;
    }
    let draws = 0;
    for (;;) {
      if (draws === 20 * column) return { isSolved: false, tries, swaps };
      draws += 1;
      tries += 1;
      const other = random.integer(0, column - 1);
      const otherRow = state[other]!;
      if (!free(column, otherRow) || !free(other, row)) continue;
      // The two new squares must not share a diagonal either.
      if (column + otherRow === other + row || column - otherRow === other - row) continue;
      flip(other, otherRow);
      flip(column, otherRow);
      flip(other, row);
      state[column] = otherRow;
      state[other] = row;
      swaps += 1;
      break;
    }
  }
  return { isSolved: true, tries, swaps };
}

function has(bits: Int32Array, at: number): boolean {
  return ((bits[at >>> 5]! >>> at) & 1) !== 0;
}

function toggle(bits: Int32Array, at: number): void {
  bits[at >>> 5]! ^= 1 << at;
}

/** Whether no two queens share a row or a diagonal; linear in n. */
export function isSolution(state: ArrayLike<number>): boolean {
  const n = state.length;
  const rows = bitSet(n);
  const rising = bitSet(2 * n);
  const falling = bitSet(2 * n);
  for (let column = 0; column < n; column += 1) {
    const row = state[column]!;
    if (!Number.isInteger(row) || row < 0 || row >= n) return false;
    const down = column - row + n;
    if (has(rows, row) || has(rising, row + column) || has(falling, down)) return false;
    toggle(rows, row);
    toggle(rising, row + column);
    toggle(falling, down);
  }
  return true;
}

function bitSet(size: number): Int32Array {
  return new Int32Array((size >>> 5) + 1);
}
