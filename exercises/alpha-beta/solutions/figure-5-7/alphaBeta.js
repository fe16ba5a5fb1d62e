/** @import { Game, State, Decision } from '../../starter/cutoff' */

/**
 * Figure 5.7 of the textbook: cuts on equality, returns the best value found.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function alphaBeta(game, state) {
  const stops = (s, ply) => game.isTerminal(s) || ply === game.depthLimit;
  const worth = (s) => (game.isTerminal(s) ? game.utility(s) : game.evaluate(s));
  const search = (s, ply, alpha, beta) => (game.player(s) === 'max' ? maxValue(s, ply, alpha, beta) : minValue(s, ply, alpha, beta));

  function maxValue(s, ply, alpha, beta) {
    if (stops(s, ply)) return { value: worth(s), action: null };
    let best = { value: -Infinity, action: null };
    for (const action of game.actions(s)) {
      const { value } = search(game.result(s, action), ply + 1, alpha, beta);
      if (value > best.value) best = { value, action };
      if (best.value >= beta) return best; // beta cutoff
      alpha = Math.max(alpha, best.value);
    }
    return best;
  }

  function minValue(s, ply, alpha, beta) {
    if (stops(s, ply)) return { value: worth(s), action: null };
    let best = { value: Infinity, action: null };
    for (const action of game.actions(s)) {
      const { value } = search(game.result(s, action), ply + 1, alpha, beta);
      if (value < best.value) best = { value, action };
      if (best.value <= alpha) return best; // alpha cutoff
      beta = Math.min(beta, best.value);
    }
    return best;
  }

  return search(state, 0, -Infinity, Infinity);
}
