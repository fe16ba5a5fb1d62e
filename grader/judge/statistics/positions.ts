/**
 * Known ways of choosing a position of a list of k that are not uniform, as probabilities. Each sums to 1 for
 * k ≥ 2; k = 1 leaves nothing to choose.
 */
import type { Mistake } from './knownBets.ts';

export interface PositionMistake extends Mistake {
  /** Probability of each position of a list of k. */
  readonly weights: (k: number) => number[];
}

const evenly = (k: number, among: (j: number) => boolean): number[] => {
  const chosen = Array.from({ length: k }, (_, j) => (among(j) ? 1 : 0));
  const total = chosen.reduce<number>((sum, one) => sum + one, 0);
  return total === 0 ? Array.from({ length: k }, () => 1 / k) : chosen.map((one) => one / total);
};

const LIST_INDEX =
  'random.integer(0, list.length - 1) and random.choice(list) give every position the same chance.';

export const FIRST: PositionMistake = {
  id: 'always-first',
  title: 'Your code always takes the first of the list.',
  hint: 'Draw the position: random.choice(list).',
  weights: (k) => evenly(k, (j) => j === 0),
};
export const LAST: PositionMistake = {
  id: 'always-last',
  title: 'Your code always takes the last of the list.',
  hint: 'Draw the position: random.choice(list). A comparison with >= keeps the last of equals.',
  weights: (k) => evenly(k, (j) => j === k - 1),
};
export const NEVER_FIRST: PositionMistake = {
  id: 'never-first',
  title: 'Your code never takes the first of the list.',
  hint: `Positions begin at 0. ${LIST_INDEX}`,
  weights: (k) => evenly(k, (j) => j > 0),
};
export const NEVER_LAST: PositionMistake = {
  id: 'never-last',
  title: 'Your code never takes the last of the list.',
  hint: `Is the end of a range left out? ${LIST_INDEX}`,
  weights: (k) => evenly(k, (j) => j < k - 1),
};
export const HALF_ENDS: PositionMistake = {
  id: 'half-weight-ends',
  title: 'Your code takes the first and the last of the list half as often as the others.',
  hint: 'Rounding a random number does that: use floor(random.number() * list.length), or random.choice(list).',
  weights: (k) =>
    Array.from({ length: k }, (_, j) => (k === 1 ? 1 : (j === 0 || j === k - 1 ? 0.5 : 1) / (k - 1))),
};
export const SMALLER_OF_TWO: PositionMistake = {
  id: 'smaller-of-two-draws',
  title: 'Your code draws two positions and keeps the smaller one.',
  hint: `One draw is enough. ${LIST_INDEX}`,
  weights: (k) => Array.from({ length: k }, (_, j) => (2 * (k - j) - 1) / (k * k)),
};
export const LATER_REPLACES: PositionMistake = {
  id: 'later-replaces-with-half',
  title:
    'Your code lets each later one of equals replace the one before with chance 1/2, so that the last ones are taken too often.',
  hint: 'The i-th of equals must replace with chance 1/i; or collect them all and use random.choice.',
  weights: (k) => Array.from({ length: k }, (_, j) => 2 ** -(j === 0 ? k - 1 : k - j)),
};
const SORT_HINT =
  'Sorting with a random comparison does not shuffle evenly: use random.shuffle(list), or random.choice(list).';
export const SORT_SHUFFLE: PositionMistake = {
  id: 'sort-shuffle',
  title: 'Your code shuffles by sorting with a random comparison.',
  hint: SORT_HINT,
  weights: firstAfterBinaryInsertion,
};
export const SORT_SHUFFLE_SMALL: PositionMistake = {
  id: 'insertion-sort-shuffle',
  title: 'Your code shuffles by sorting with a random comparison.',
  hint: SORT_HINT,
  weights: firstAfterInsertion,
};
export const FIRST_HALF: PositionMistake = {
  id: 'first-half',
  title: 'Your code only takes from the first half of the list.',
  hint: LIST_INDEX,
  weights: (k) => evenly(k, (j) => 2 * j < k),
};
export const MIDDLE: PositionMistake = {
  id: 'always-middle',
  title: 'Your code always takes the middle of the list.',
  hint: LIST_INDEX,
  weights: (k) => evenly(k, (j) => j === Math.floor(k / 2)),
};

/**
 * Which item stands first after a sort whose comparison is a coin. Sorts of this kind find the first run,
 * reverse it if it falls, and insert each later item by halving; an item reaches the front when every
 * comparison says so.
 */
function firstAfterBinaryInsertion(k: number): number[] {
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
function firstAfterInsertion(k: number): number[] {
  const weights = Array.from({ length: k }, () => 0);
  let later = 1;
  for (let item = k - 1; item >= 1; item -= 1) {
    weights[item] = later * 2 ** -item;
    later *= 1 - 2 ** -item;
  }
  weights[0] = later;
  return weights;
}
