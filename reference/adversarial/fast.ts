/**
 * Minimax and alpha–beta for games whose states and values are 32-bit integers and whose players take turns:
 * the fast forms of `minimax` and `alphaBeta` (non-strict, fail-soft), which remain the reference.
 *
 * What makes them fast: a pair of functions instead of a sign that turns round; the test for the end of the
 * game in the parent, so that no leaf costs a call; moves as the bits of one integer, so that nothing is
 * allocated; and the last ply in functions of its own. They are fastest while a process has searched one kind
 * of game only.
 */

/**
 * A game as these searches see it. A state is a 32-bit integer; values lie strictly between ±`BEYOND`, in
 * MAX's view.
 */
export interface BitGame {
  /** The moves, one bit each, lowest first; not 0 unless the game is over. */
  moves(state: number): number;
  /** The state after the move whose bit is given. */
  child(state: number, move: number): number;
  /** The value at the end of the game, `GOES_ON` before it. */
  outcome(state: number): number;
  /** The value where the depth limit stops the search. */
  evaluate(state: number): number;
}

/** Greater than every value, and, negated, smaller: the full window is (−BEYOND, BEYOND). */
export const BEYOND = 0x3fff_ffff;
/** No game's value. */
export const GOES_ON = -0x4000_0000;

/** Minimax value of a state that is not over, `depth` ≥ 1 plies deep, with MAX to move if `isMax`. */
export function fastMinimax(game: BitGame, state: number, depth: number, isMax: boolean): number {
  return isMax ? maxValue(game, state, depth) : minValue(game, state, depth);
}

function maxValue(game: BitGame, state: number, depth: number): number {
  let v = -BEYOND;
  for (let left = game.moves(state); left !== 0; left &= left - 1) {
    const child = game.child(state, left & -left);
    let w = game.outcome(child);
    if (w === GOES_ON) w = depth === 1 ? game.evaluate(child) : minValue(game, child, depth - 1);
    if (w > v) v = w;
  }
  return v;
}

function minValue(game: BitGame, state: number, depth: number): number {
  let v = BEYOND;
  for (let left = game.moves(state); left !== 0; left &= left - 1) {
    const child = game.child(state, left & -left);
    let w = game.outcome(child);
    if (w === GOES_ON) w = depth === 1 ? game.evaluate(child) : maxValue(game, child, depth - 1);
    if (w < v) v = w;
  }
  return v;
}

/** Alpha–beta value of a state that is not over, `depth` ≥ 1 plies deep, in the window (alpha, beta). */
export function fastAlphaBeta(
  game: BitGame,
  state: number,
  depth: number,
  isMax: boolean,
  alpha = -BEYOND,
  beta = BEYOND,
): number {
  return isMax ? maxCut(game, state, depth, alpha, beta) : minCut(game, state, depth, alpha, beta);
}

function maxCut(game: BitGame, state: number, depth: number, alpha: number, beta: number): number {
  if (depth === 1) return maxLast(game, state, beta);
  let v = -BEYOND;
  for (let left = game.moves(state); left !== 0; left &= left - 1) {
    const child = game.child(state, left & -left);
    let w = game.outcome(child);
    if (w === GOES_ON) w = minCut(game, child, depth - 1, alpha, beta);
    if (w > v) {
      v = w;
      if (v >= beta) return v; // beta cutoff
      if (v > alpha) alpha = v;
    }
  }
  return v;
}

function minCut(game: BitGame, state: number, depth: number, alpha: number, beta: number): number {
  if (depth === 1) return minLast(game, state, alpha);
  let v = BEYOND;
  for (let left = game.moves(state); left !== 0; left &= left - 1) {
    const child = game.child(state, left & -left);
    let w = game.outcome(child);
    if (w === GOES_ON) w = maxCut(game, child, depth - 1, alpha, beta);
    if (w < v) {
      v = w;
      if (v <= alpha) return v; // alpha cutoff
      if (v < beta) beta = v;
    }
  }
  return v;
}

function maxLast(game: BitGame, state: number, beta: number): number {
  let v = -BEYOND;
  for (let left = game.moves(state); left !== 0; left &= left - 1) {
    const child = game.child(state, left & -left);
    let w = game.outcome(child);
    if (w === GOES_ON) w = game.evaluate(child);
    if (w > v) {
      v = w;
      if (v >= beta) return v; // beta cutoff
    }
  }
  return v;
}

function minLast(game: BitGame, state: number, alpha: number): number {
  let v = BEYOND;
  for (let left = game.moves(state); left !== 0; left &= left - 1) {
    const child = game.child(state, left & -left);
    let w = game.outcome(child);
    if (w === GOES_ON) w = game.evaluate(child);
    if (w < v) {
      v = w;
      if (v <= alpha) return v; // alpha cutoff
    }
  }
  return v;
}
