/**
 * Ways of choosing a position of a list that are not uniform. Each sums to 1 for k ≥ 2; k = 1 leaves nothing
 * to choose.
 */

/** Probability of each position of a list of k. */
export type PositionWeights = (k: number) => number[];

const evenly = (k: number, among: (j: number) => boolean): number[] => {
  const chosen = Array.from({ length: k }, (_, j) => (among(j) ? 1 : 0));
  const total = chosen.reduce<number>((sum, one) => sum + one, 0);
  return total === 0 ? Array.from({ length: k }, () => 1 / k) : chosen.map((one) => one / total);
};

/** Always the first. */
export const first: PositionWeights = (k) => evenly(k, (j) => j === 0);
/** Always the last: a comparison with >= keeps the last of equals. */
export const last: PositionWeights = (k) => evenly(k, (j) => j === k - 1);
export const neverFirst: PositionWeights = (k) => evenly(k, (j) => j > 0);
export const neverLast: PositionWeights = (k) => evenly(k, (j) => j < k - 1);
/** A rounded random number: the ends are half as likely. */
export const halfEnds: PositionWeights = (k) =>
  Array.from({ length: k }, (_, j) => (k === 1 ? 1 : (j === 0 || j === k - 1 ? 0.5 : 1) / (k - 1)));
/** One that lies before the list is put to the first: it has the share of two. */
export const firstTwice: PositionWeights = (k) =>
  Array.from({ length: k }, (_, j) => (j === 0 ? 2 : 1) / (k + 1));
/** The same at the end. */
export const lastTwice: PositionWeights = (k) => firstTwice(k).reverse();
/** The smaller of two drawn. */
export const smallerOfTwo: PositionWeights = (k) =>
  Array.from({ length: k }, (_, j) => (2 * (k - j) - 1) / (k * k));
/** Each later one replaces the one before with chance 1/2. */
export const laterReplaces: PositionWeights = (k) =>
  Array.from({ length: k }, (_, j) => 2 ** -(j === 0 ? k - 1 : k - j));
export const firstHalf: PositionWeights = (k) => evenly(k, (j) => 2 * j < k);
export const middle: PositionWeights = (k) => evenly(k, (j) => j === Math.floor(k / 2));

/**
 * Which item stands first after a sort whose comparison is a coin. Sorts of this kind find the first run,
 * reverse it if it falls, and insert each later item by halving; an item reaches the front when every
 * comparison says so.
 */
export function sortShuffle(k: number): number[] {
  const weights = Array.from({ length: k }, () => 0);
  if (k < 2) return [1];
  for (let run = 2; run <= k; run += 1) {
    const length = run < k ? 2 ** -(run - 1) : 2 ** -(k - 2); // of the first run, rising or falling alike
    let stays = 1;
    const reaches: number[] = [];
    for (let item = run; item < k; item += 1) {
      const front = 2 ** -(Math.floor(Math.log2(item)) + 1);
      reaches.push(front);
      stays *= 1 - front;
    }
    weights[0]! += (length / 2) * stays;
    weights[run - 1]! += (length / 2) * stays;
    let later = 1;
    for (let item = k - 1; item >= run; item -= 1) {
      weights[item]! += length * later * reaches[item - run]!;
      later *= 1 - reaches[item - run]!;
    }
  }
  return weights;
}

/** The same where each item moves left past its neighbours one by one. */
export function insertionShuffle(k: number): number[] {
  const weights = Array.from({ length: k }, () => 0);
  let later = 1;
  for (let item = k - 1; item >= 1; item -= 1) {
    weights[item] = later * 2 ** -item;
    later *= 1 - 2 ** -item;
  }
  weights[0] = later;
  return weights;
}
