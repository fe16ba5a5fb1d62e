/**
 * Connect four on bitboards: the fast form of `alphaBeta` and `minimax` on `connectFour`, from the empty
 * board, with every position at the depth limit worth 0.
 *
 * Seven bits a column, the lowest for the bottom row and the seventh always empty, so that nothing carries
 * over from one column to the next. 49 bits do not fit an integer, so each player has two: columns 0 to 2
 * (`low`, 21 bits) and columns 3 to 6 (`high`, 28 bits). A function sees the player to move first, and its
 * value is that player's.
 */
const BOTTOM_LOW = 1 | (1 << 7) | (1 << 14);
const TOP_LOW = BOTTOM_LOW << 6;
const BOTTOM_HIGH = BOTTOM_LOW | (1 << 21);
const TOP_HIGH = BOTTOM_HIGH << 6;
const LOW = (1 << 21) - 1;

/** Less than any value. */
const NOTHING = -2;

/** Value for X by alpha–beta, columns in order from the left, `depth` ≥ 1 plies deep. */
export function bitConnectFourAlphaBeta(depth: number): number {
  return alphaBeta(0, 0, 0, 0, depth, NOTHING, -NOTHING);
}

/** Value for X by minimax, `depth` ≥ 1 plies deep. */
export function bitConnectFourMinimax(depth: number): number {
  return negamax(0, 0, 0, 0, depth);
}

/** How many games of exactly `depth` moves there are; one that ends earlier does not count. */
export function bitConnectFourGames(depth: number): number {
  return depth === 0 ? 1 : games(0, 0, 0, 0, depth);
}

// Values are negated as 0 − v, never as −v: −0 is no small integer, and slow.
function alphaBeta(
  mineLow: number,
  mineHigh: number,
  theirsLow: number,
  theirsHigh: number,
  depth: number,
  alpha: number,
  beta: number,
): number {
  let v = NOTHING;
  for (let left = ((mineLow | theirsLow) + BOTTOM_LOW) & ~TOP_LOW; left !== 0; left &= left - 1) {
    const low = mineLow | (left & -left);
    const w =
      winsByLow(low, mineHigh) !== 0
        ? 1
        : depth === 1
          ? 0
          : 0 - alphaBeta(theirsLow, theirsHigh, low, mineHigh, depth - 1, 0 - beta, 0 - alpha);
    if (w > v) {
      v = w;
      if (v >= beta) return v; // beta cutoff
      if (v > alpha) alpha = v;
    }
  }
  for (let left = ((mineHigh | theirsHigh) + BOTTOM_HIGH) & ~TOP_HIGH; left !== 0; left &= left - 1) {
    const high = mineHigh | (left & -left);
    const w =
      winsByHigh(mineLow, high) !== 0
        ? 1
        : depth === 1
          ? 0
          : 0 - alphaBeta(theirsLow, theirsHigh, mineLow, high, depth - 1, 0 - beta, 0 - alpha);
    if (w > v) {
      v = w;
      if (v >= beta) return v; // beta cutoff
      if (v > alpha) alpha = v;
    }
  }
  return v === NOTHING ? 0 : v; // a full board
}

function negamax(
  mineLow: number,
  mineHigh: number,
  theirsLow: number,
  theirsHigh: number,
  depth: number,
): number {
  let v = NOTHING;
  for (let left = ((mineLow | theirsLow) + BOTTOM_LOW) & ~TOP_LOW; left !== 0; left &= left - 1) {
    const low = mineLow | (left & -left);
    const w =
      winsByLow(low, mineHigh) !== 0
        ? 1
        : depth === 1
          ? 0
          : 0 - negamax(theirsLow, theirsHigh, low, mineHigh, depth - 1);
    if (w > v) v = w;
  }
  for (let left = ((mineHigh | theirsHigh) + BOTTOM_HIGH) & ~TOP_HIGH; left !== 0; left &= left - 1) {
    const high = mineHigh | (left & -left);
    const w =
      winsByHigh(mineLow, high) !== 0
        ? 1
        : depth === 1
          ? 0
          : 0 - negamax(theirsLow, theirsHigh, mineLow, high, depth - 1);
    if (w > v) v = w;
  }
  return v === NOTHING ? 0 : v; // a full board
}

function games(
  mineLow: number,
  mineHigh: number,
  theirsLow: number,
  theirsHigh: number,
  depth: number,
): number {
  let count = 0;
  for (let left = ((mineLow | theirsLow) + BOTTOM_LOW) & ~TOP_LOW; left !== 0; left &= left - 1) {
    const low = mineLow | (left & -left);
    if (depth === 1) count += 1;
    else if (winsByLow(low, mineHigh) === 0) count += games(theirsLow, theirsHigh, low, mineHigh, depth - 1);
  }
  for (let left = ((mineHigh | theirsHigh) + BOTTOM_HIGH) & ~TOP_HIGH; left !== 0; left &= left - 1) {
    const high = mineHigh | (left & -left);
    if (depth === 1) count += 1;
    else if (winsByHigh(mineLow, high) === 0) count += games(theirsLow, theirsHigh, mineLow, high, depth - 1);
  }
  return count;
}

/**
 * Not 0 when there is a line of four with a stone in columns 0 to 2, where the last one fell. A pair of
 * neighbours, then a pair of pairs: upwards (1), and to the right level (7), falling (6) and rising (8). In a
 * shift to the right, bits of the higher columns come down by what is left of the 21.
 */
function winsByLow(low: number, high: number): number {
  let pairs = low & (low >> 1);
  let wins = pairs & (pairs >> 2);
  pairs = low & ((low >> 7) | (high << 14));
  wins |= pairs & ((pairs >> 14) | ((high & (high >> 7)) << 7));
  pairs = low & ((low >> 6) | (high << 15));
  wins |= pairs & ((pairs >> 12) | ((high & (high >> 6)) << 9)) & LOW;
  pairs = low & ((low >> 8) | (high << 13));
  return wins | (pairs & ((pairs >> 16) | ((high & (high >> 8)) << 5)));
}

/**
 * The same after a stone in columns 3 to 6: lines that start there count too, those within columns 0 to 2 do
 * not.
 */
function winsByHigh(low: number, high: number): number {
  let right = high & (high >> 1);
  let wins = right & (right >> 2);
  let pairs = low & ((low >> 7) | (high << 14));
  right = high & (high >> 7);
  wins |= (pairs & ((pairs >> 14) | (right << 7))) | (right & (right >> 14));
  pairs = low & ((low >> 6) | (high << 15));
  right = high & (high >> 6);
  wins |= (pairs & ((pairs >> 12) | (right << 9)) & LOW) | (right & (right >> 12));
  pairs = low & ((low >> 8) | (high << 13));
  right = high & (high >> 8);
  return wins | (pairs & ((pairs >> 16) | (right << 5))) | (right & (right >> 16));
}
