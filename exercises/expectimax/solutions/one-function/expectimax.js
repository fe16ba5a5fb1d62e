/** @import { Game, State, Decision } from '../../starter/cutoff' */

/**
 * One function with three ways to combine the children.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function expectimax(game, state, ply = 0) {
  if (game.isTerminal(state)) return { value: game.utility(state), action: null };
  if (ply === game.depthLimit) return { value: game.evaluate(state), action: null };
  const mover = game.player(state);
  let best = { value: mover === 'max' ? -Infinity : Infinity, action: null };
  let mean = 0;
  for (const action of game.actions(state)) {
    const { value } = expectimax(game, game.result(state, action), ply + 1);
    if (mover === 'chance') mean += game.probability(state, action) * value;
    else if (mover === 'max' ? value > best.value : value < best.value) best = { value, action };
  }
  return mover === 'chance' ? { value: mean, action: null } : best;
}
