/** @import { Game, State, Decision } from '../../starter/cutoff' */

/**
 * The best value so far starts at −∞ and goes up as it was found; alpha is kept beside it.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function negamaxAlphaBeta(game, state) {
  const colour = game.player(state) === 'max' ? 1 : -1;
  const { value, action } = search(game, state, game.depthLimit, -Infinity, Infinity, colour);
  return { value: colour * value, action };
}

/** What a state is worth to the player whose colour is given; alpha and beta are in the same view. */
function search(game, state, depth, alpha, beta, colour) {
  if (game.isTerminal(state)) return { value: colour * game.utility(state), action: null };
  if (depth === 0) return { value: colour * game.evaluate(state), action: null };
  let best = { value: -Infinity, action: null };
  for (const action of game.actions(state)) {
    const value = -search(game, game.result(state, action), depth - 1, -beta, -alpha, -colour).value;
    if (best.action === null || value > best.value) best = { value, action };
    alpha = Math.max(alpha, value);
    if (alpha >= beta) break;
  }
  return best;
}
