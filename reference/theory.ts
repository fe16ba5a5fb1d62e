/**
 * The formulas of the course notes about pruning and restarts, under their right names. Branching factors are
 * integers from 2, depths are plies from 0, growth is how many times more leaves one more ply costs.
 */

/** Leaves of the whole uniform tree: b^d. */
export function allLeaves(branching: number, depth: number): number {
  return power(branching, depth);
}

/**
 * Leaves that any alpha–beta search must see, and all that it sees under perfect order (Knuth & Moore 1975;
 * first and third notes): b^⌈d/2⌉ + b^⌊d/2⌋ − 1. (The third notes print ⌊d/2⌋ twice, and call 2√(b^d) the
 * number of leaves in the whole tree, which is the square of √(b^d).)
 */
export function minimalLeaves(branching: number, depth: number): number {
  return power(branching, Math.ceil(depth / 2)) + power(branching, Math.floor(depth / 2)) - 1;
}

/** Growth under perfect order: √b (first notes: "the effective branching factor"). */
export function perfectGrowth(branching: number): number {
  return Math.sqrt(check(branching));
}

/**
 * Growth in random order by the rule of thumb of the first and second notes: b^(3/4), so one third deeper.
 */
export function averageGrowth(branching: number): number {
  return Math.sqrt(check(branching) * Math.sqrt(branching));
}

/**
 * Growth of alpha–beta on leaves of independent continuous values in any fixed order: ξ/(1 − ξ), where ξ^b +
 * ξ = 1 (Pearl 1982: "The solution for the branching factor of the alpha-beta pruning algorithm").
 * 1.618 for b = 2.
 */
export function pearlGrowth(branching: number): number {
  check(branching);
  // ξ^b + ξ rises from 0 to 2 on [0, 1], so halving the interval finds the root to the last bit.
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (power(middle, branching) + middle < 1) low = middle;
    else high = middle;
  }
  return low / (1 - low);
}

/**
 * Growth of the best randomised evaluation of a uniform AND–OR tree: (b − 1 + √(b² + 14b + 1))/4 (Saks &
 * Wigderson 1986). 1.686 for b = 2. The second notes print it for alpha–beta in random order; it bounds what
 * directional search with random order expects on the hardest win/loss values, and is not Pearl's growth on
 * random ones.
 */
export function saksWigdersonGrowth(branching: number): number {
  check(branching);
  return (branching - 1 + Math.sqrt(branching * branching + 14 * branching + 1)) / 4;
}

/** Plies that a budget of leaves reaches at that growth: the d with growth^d = leaves. Not a whole number. */
export function reachableDepth(leaves: number, growth: number): number {
  return Math.log(leaves) / Math.log(growth);
}

/** Deepest whole d whose minimal tree has at most that many leaves. */
export function deepestPerfect(leaves: number, branching: number): number {
  let depth = 0;
  while (minimalLeaves(branching, depth + 1) <= leaves) depth += 1;
  return depth;
}

/** Searches needed on average until one succeeds, each with chance p (fifth notes): 1/p. */
export function expectedTries(p: number): number {
  if (!(p > 0 && p <= 1)) throw new RangeError(`a chance of success lies above 0 and up to 1, not at ${p}`);
  return 1 / p;
}

/**
 * Steps of random-restart hill climbing on average (fifth notes): "the cost of one successful iteration plus
 * (1 − p)/p times the cost of failure".
 */
export function expectedSteps(p: number, stepsSolved: number, stepsStuck: number): number {
  return stepsSolved + (expectedTries(p) - 1) * stepsStuck;
}

/**
 * By squaring: exact on integers up to 2^53, and the same bits on every engine, which pow does not promise.
 */
function power(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

function check(branching: number): number {
  if (!(Number.isInteger(branching) && branching >= 2))
    throw new RangeError(`a branching factor is an integer from 2, not ${branching}`);
  return branching;
}
