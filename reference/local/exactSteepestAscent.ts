/**
 * Steepest ascent on n queens, exactly: its chance of success and expected steps over all n^n boards, with
 * ties drawn uniformly and no sideways moves. No sampling: each board's numbers follow from those of its best
 * successors, which have a lower h, so the boards are taken in the order of h.
 *
 * A board and its mirror image top to bottom behave alike, so only boards whose first queen stands in the
 * upper half are stored. 8 queens: 8,388,608 of 16,777,216 boards, 200 MB.
 */
import { packedTables } from './packedTables.ts';

/** What steepest ascent does on average over all boards. */
export interface ExactClimb {
  /** All boards: n^n. */
  readonly boards: number;
  /** Chance that a climb from a uniformly random board solves it. */
  readonly solved: number;
  /** Expected steps of a climb, given that it solves, or that it gets stuck; NaN if that never happens. */
  readonly stepsSolved: number;
  readonly stepsStuck: number;
}

/**
 * @param n From 1 to 8.
 * @param progress Told the share done, in [0, 1], now and then.
 */
export function exactSteepestAscent(n: number, progress: (done: number) => void = () => {}): ExactClimb {
  const { base, attacks, minimum } = packedTables(n);
  const half = Math.ceil(n / 2);
  const perFirst = n ** (n - 1);
  const stored = half * perFirst;
  // A board is a number in base n.
  const place = Array.from({ length: n }, (_, column) => n ** (n - 1 - column));
  const cost = new Uint8Array(stored);
  const rows = new Int32Array(8);
  const words = new Int32Array(8);

  const read = (board: number): void => {
    for (let column = n - 1, rest = board; column >= 0; column -= 1) {
      const next = (rest / n) | 0;
      rows[column] = rest - next * n;
      rest = next;
    }
    words.fill(base);
    for (let from = 0; from < n; from += 1) {
      const at = (from * 8 + rows[from]!) * 8;
      for (let column = 0; column < n; column += 1) words[column]! += attacks[at + column]!;
    }
  };

  const counts = new Int32Array((n * (n - 1)) / 2 + 1);
  for (let board = 0; board < stored; board += 1) {
    read(board);
    let twice = 0;
    for (let column = 0; column < n; column += 1) twice += (words[column]! >>> (rows[column]! * 4)) & 7;
    cost[board] = twice >> 1;
    counts[twice >> 1]! += 1;
  }

  // Per board: chance of success, expected steps · [success], expected steps · [stuck].
  const outcome = new Float64Array(3 * stored);
  const mirror = n ** n - 1;
  let done = 0;
  for (let h = 0; h < counts.length; h += 1) {
    for (let board = 0; board < stored && counts[h]! > 0; board += 1) {
      if (cost[board] !== h) continue;
      if (h === 0) {
        outcome[3 * board] = 1;
        continue;
      }
      read(board);
      let best = 0;
      for (let column = 0; column < n; column += 1) {
        const word = words[column]!;
        const change =
          Math.min(minimum[word & 0xffff]!, minimum[word >>> 16]!) - ((word >>> (rows[column]! * 4)) & 7);
        if (change < best) best = change;
      }
      if (best === 0) continue; // stuck after no step
      let ties = 0;
      let solved = 0;
      let stepsSolved = 0;
      let stepsStuck = 0;
      for (let column = 0; column < n; column += 1) {
        const word = words[column]!;
        const from = rows[column]!;
        const target = ((word >>> (from * 4)) & 7) + best;
        if (target < 0) continue;
        for (let row = 0; row < n; row += 1) {
          if (((word >>> (row * 4)) & 7) !== target) continue;
          let next = board + (row - from) * place[column]!;
          if (next >= stored) next = mirror - next;
          ties += 1;
          const chance = outcome[3 * next]!;
          solved += chance;
          stepsSolved += outcome[3 * next + 1]! + chance;
          stepsStuck += outcome[3 * next + 2]! + (1 - chance);
        }
      }
      outcome[3 * board] = solved / ties;
      outcome[3 * board + 1] = stepsSolved / ties;
      outcome[3 * board + 2] = stepsStuck / ties;
    }
    done += counts[h]!;
    progress(done / stored);
  }

  let solved = 0;
  let stepsSolved = 0;
  let stepsStuck = 0;
  for (let board = 0; board < stored; board += 1) {
    // For odd n, a board with its first queen in the middle row stands for itself: its mirror image is stored
    // too.
    const weight = 2 * ((board / perFirst) | 0) + 1 === n ? 1 : 2;
    solved += weight * outcome[3 * board]!;
    stepsSolved += weight * outcome[3 * board + 1]!;
    stepsStuck += weight * outcome[3 * board + 2]!;
  }
  const boards = n ** n;
  return {
    boards,
    solved: solved / boards,
    stepsSolved: stepsSolved / solved,
    stepsStuck: stepsStuck / (boards - solved),
  };
}
