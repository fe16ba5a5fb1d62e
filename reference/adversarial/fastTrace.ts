import type { BitGame } from './fast.ts';
import { BEYOND, GOES_ON } from './fast.ts';

/** What a traced search saw, one row a node in the order of entering; only the first `length` rows count. */
export interface TraceColumns {
  length: number;
  state: Int32Array;
  /** Bounds on entry. */
  alpha: Int32Array;
  beta: Int32Array;
  /** What the search returned. */
  value: Int32Array;
}

/** Empty columns with room for `capacity` rows (at least 1) before they grow; a row takes 16 bytes. */
export function traceColumns(capacity = 1 << 16): TraceColumns {
  const column = (): Int32Array => new Int32Array(capacity);
  return { length: 0, state: column(), alpha: column(), beta: column(), value: column() };
}

function grow(columns: TraceColumns): void {
  for (const name of ['state', 'alpha', 'beta', 'value'] as const) {
    const wider = new Int32Array(columns[name].length * 2);
    wider.set(columns[name]);
    columns[name] = wider;
  }
}

function enter(columns: TraceColumns, state: number, alpha: number, beta: number): number {
  const row = columns.length;
  if (row === columns.state.length) grow(columns);
  columns.length = row + 1;
  columns.state[row] = state;
  columns.alpha[row] = alpha;
  columns.beta[row] = beta;
  return row;
}

/** As `fastAlphaBeta`, writing every node to typed columns: a trace for trees too large for objects. */
export function tracedAlphaBeta(
  columns: TraceColumns,
  game: BitGame,
  state: number,
  depth: number,
  isMax: boolean,
  alpha = -BEYOND,
  beta = BEYOND,
): number {
  return isMax
    ? maxCut(columns, game, state, depth, alpha, beta)
    : minCut(columns, game, state, depth, alpha, beta);
}

function maxCut(
  columns: TraceColumns,
  game: BitGame,
  state: number,
  depth: number,
  alpha: number,
  beta: number,
): number {
  const row = enter(columns, state, alpha, beta);
  let v = -BEYOND;
  for (let left = game.moves(state); left !== 0; left &= left - 1) {
    const child = game.child(state, left & -left);
    let w = game.outcome(child);
    if (w === GOES_ON && depth > 1) w = minCut(columns, game, child, depth - 1, alpha, beta);
    else {
      if (w === GOES_ON) w = game.evaluate(child);
      const leaf = enter(columns, child, alpha, beta); // first: it may replace the columns by wider ones
      columns.value[leaf] = w;
    }
    if (w > v) {
      v = w;
      if (v >= beta) break; // beta cutoff
      if (v > alpha) alpha = v;
    }
  }
  columns.value[row] = v;
  return v;
}

function minCut(
  columns: TraceColumns,
  game: BitGame,
  state: number,
  depth: number,
  alpha: number,
  beta: number,
): number {
  const row = enter(columns, state, alpha, beta);
  let v = BEYOND;
  for (let left = game.moves(state); left !== 0; left &= left - 1) {
    const child = game.child(state, left & -left);
    let w = game.outcome(child);
    if (w === GOES_ON && depth > 1) w = maxCut(columns, game, child, depth - 1, alpha, beta);
    else {
      if (w === GOES_ON) w = game.evaluate(child);
      const leaf = enter(columns, child, alpha, beta); // first: it may replace the columns by wider ones
      columns.value[leaf] = w;
    }
    if (w < v) {
      v = w;
      if (v <= alpha) break; // alpha cutoff
      if (v < beta) beta = v;
    }
  }
  columns.value[row] = v;
  return v;
}
