/** @import { Game, Hold, State } from '../../starter/cutoff' */

/**
 * Alpha–beta to depth 1, 2, 3, …, with the move held first.
 *
 * @param {Game} game
 * @param {State} state
 * @param {Hold} hold
 */
export function iterativeDeepening(game, state, hold) {
  if (game.isTerminal(state)) return;
  const isMax = game.player(state) === 'max';
  let held = null;
  for (let depth = 1; depth <= game.depthLimit; depth += 1) {
    let [alpha, beta, best] = [-Infinity, Infinity, null];
    for (const action of heldFirst(game.actions(state), held)) {
      const value = search(game, game.result(state, action), depth - 1, alpha, beta);
      if (best === null || (isMax ? value > alpha : value < beta)) best = action;
      if (isMax) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
    }
    held = best;
    hold(held);
  }
}

const heldFirst = (actions, held) =>
  held === null ? actions : [held, ...actions.filter((action) => action !== held)];

function search(game, state, left, alpha, beta) {
  if (game.isTerminal(state)) return game.utility(state);
  if (left === 0) return game.evaluate(state);
  const isMax = game.player(state) === 'max';
  for (const action of game.actions(state)) {
    const value = search(game, game.result(state, action), left - 1, alpha, beta);
    if (isMax) alpha = Math.max(alpha, value);
    else beta = Math.min(beta, value);
    if (alpha >= beta) break;
  }
  return isMax ? alpha : beta;
}
