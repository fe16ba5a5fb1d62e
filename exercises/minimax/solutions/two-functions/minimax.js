/** @import { Game, State, Decision } from '../../starter/cutoff' */

/**
 * A function for each player, as in the textbook.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function minimax(game, state) {
  return game.player(state) === 'max' ? maxValue(game, state, 0) : minValue(game, state, 0);
}

function maxValue(game, state, ply) {
  if (game.isTerminal(state)) return { value: game.utility(state), action: null };
  if (ply === game.depthLimit) return { value: game.evaluate(state), action: null };
  let best = { value: -Infinity, action: null };
  for (const action of game.actions(state)) {
    const { value } = next(game, game.result(state, action), ply + 1);
    if (value > best.value) best = { value, action };
  }
  return best;
}

function minValue(game, state, ply) {
  if (game.isTerminal(state)) return { value: game.utility(state), action: null };
  if (ply === game.depthLimit) return { value: game.evaluate(state), action: null };
  let best = { value: Infinity, action: null };
  for (const action of game.actions(state)) {
    const { value } = next(game, game.result(state, action), ply + 1);
    if (value < best.value) best = { value, action };
  }
  return best;
}

/** The players need not take turns. */
function next(game, state, ply) {
  return game.player(state) === 'max' ? maxValue(game, state, ply) : minValue(game, state, ply);
}
