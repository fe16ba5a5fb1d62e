/**
 * Steepest ascent on up to 8 queens, packed: the fast form of `hillClimbingRandomTies` and
 * `hillClimbingSideways` on `nQueens`. Same draws, same runs.
 *
 * Column c is one 32-bit word whose nibble r counts the queens of other columns that attack square (c, r): at
 * most 7, so the top bit of each nibble stays free for comparisons. Moving a queen changes h by the
 * difference of two nibbles of its column, so a step reads eight words instead of building 56 boards.
 */
import type { Draws } from '../random.ts';
import { checkBoard } from '../problems/nQueens.ts';
import { type PackedTables, packedTables } from './packedTables.ts';

const ONES = 0x11111111;
const SEVENS = 0x77777777;
const TOPS = 0x88888888 | 0;

/** How one climb ended. */
export interface Climb {
  readonly solved: boolean;
  readonly steps: number;
}

/** How many climbs ended, counted by how. */
export interface ClimbTotals {
  readonly runs: number;
  readonly solved: number;
  /** Steps over all runs that solved the board, and over all that got stuck. */
  readonly stepsSolved: number;
  readonly stepsStuck: number;
}

/**
 * A board that climbs in place, again and again; nothing is allocated after it is made.
 *
 * @throws RangeError unless n is from 1 to 8.
 */
export class PackedQueens {
  readonly n: number;
  /** Attack counts of each column, then the row of each queen. */
  readonly #words: Int32Array;
  readonly #rows: Int32Array;
  #h = 0;
  readonly #tables: PackedTables;
  readonly #ties = new Int32Array(8);
  readonly #lowest = new Int32Array(8);

  constructor(n: number) {
    this.n = n;
    this.#tables = packedTables(n);
    this.#words = new Int32Array(8);
    this.#rows = new Int32Array(8);
  }

  get state(): number[] {
    return Array.from(this.#rows.subarray(0, this.n));
  }

  /** Attacking pairs. */
  get h(): number {
    return this.#h;
  }

  place(state: ArrayLike<number>): void {
    checkBoard(this.n, Array.from(state));
    for (let column = 0; column < this.n; column += 1) this.#rows[column] = state[column]!;
    this.#count();
  }

  /** Each queen in a uniformly random row. One draw a column. */
  placeRandomly(random: Draws): void {
    for (let column = 0; column < this.n; column += 1) this.#rows[column] = random.integer(0, this.n - 1);
    this.#count();
  }

  #count(): void {
    const { base, attacks } = this.#tables;
    const words = this.#words;
    const rows = this.#rows;
    const { n } = this;
    words.fill(base);
    for (let from = 0; from < n; from += 1) {
      const at = (from * 8 + rows[from]!) * 8;
      for (let column = 0; column < n; column += 1) words[column]! += attacks[at + column]!;
    }
    let twice = 0; // each pair is counted at both of its queens
    for (let column = 0; column < n; column += 1) twice += (words[column]! >>> (rows[column]! * 4)) & 7;
    this.#h = twice >> 1;
  }

  /** Climbs from where the queens stand; at most `sideways` level moves in a row. One draw a step. */
  climb(random: Draws, sideways: number): Climb {
    const words = this.#words;
    const rows = this.#rows;
    const ties = this.#ties;
    const lowest = this.#lowest;
    const { minimum, attacks } = this.#tables;
    const { n } = this;
    let steps = 0;
    let inARow = 0;
    for (;;) {
      if (this.#h === 0) return { solved: true, steps };
      // The own square is in the minimum, so the best change in h is never above 0.
      let best = 0;
      for (let column = 0; column < n; column += 1) {
        const word = words[column]!;
        const low = minimum[word & 0xffff]!;
        const high = minimum[word >>> 16]!;
        const least = low < high ? low : high;
        lowest[column] = least;
        const change = least - ((word >>> (rows[column]! * 4)) & 7);
        if (change < best) best = change;
      }
      if (best === 0 && inARow >= sideways) return { solved: false, steps };
      let total = 0;
      for (let column = 0; column < n; column += 1) {
        const word = words[column]!;
        const shift = rows[column]! * 4;
        const target = ((word >>> shift) & 7) + best;
        let equal = 0;
        if (lowest[column] === target) {
          // Nibbles equal to the target are 0 after the xor; adding 7 leaves only their top bits clear.
          equal = ~((word ^ Math.imul(target, ONES)) + SEVENS) & TOPS;
          if (best === 0) equal &= ~(8 << shift);
          total += Math.imul(equal >>> 3, ONES) >>> 28;
        }
        ties[column] = equal;
      }
      if (total === 0) return { solved: false, steps };
      inARow = best === 0 ? inARow + 1 : 0;
      let skip = random.integer(0, total - 1);
      let column = 0;
      for (;;) {
        const here = Math.imul(ties[column]! >>> 3, ONES) >>> 28;
        if (skip < here) break;
        skip -= here;
        column += 1;
      }
      let left = ties[column]!;
      for (; skip > 0; skip -= 1) left &= left - 1;
      const to = (31 - Math.clz32(left & -left)) >> 2;
      const old = (column * 8 + rows[column]!) * 8;
      const now = (column * 8 + to) * 8;
      for (let other = 0; other < n; other += 1)
        words[other]! += attacks[now + other]! - attacks[old + other]!;
      rows[column] = to;
      this.#h += best;
      steps += 1;
    }
  }
}

/** Climbs from `runs` random boards. */
export function climbPackedQueens(random: Draws, n: number, runs: number, sideways: number): ClimbTotals {
  const board = new PackedQueens(n);
  let solved = 0;
  let stepsSolved = 0;
  let stepsStuck = 0;
  for (let run = 0; run < runs; run += 1) {
    board.placeRandomly(random);
    const end = board.climb(random, sideways);
    if (end.solved) {
      solved += 1;
      stepsSolved += end.steps;
    } else {
      stepsStuck += end.steps;
    }
  }
  return { runs, solved, stepsSolved, stepsStuck };
}
