/** @import { Game, State, Decision } from '../../starter/cutoff' */

/**
 * One function for all players: a loop keeps the child that is best for whoever moves.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function maxN(game, state) {
  if (game.isTerminal(state)) return { values: utilities(game, state), action: null };
  const player = game.player(state);
  /** @type {Decision | null} */
  let best = null;
  for (const action of game.actions(state)) {
    const { values } = maxN(game, game.result(state, action));
    if (best === null || values[player] > best.values[player]) best = { values, action };
  }
  return best;
}

function utilities(game, state) {
  const values = [];
  for (let player = 0; player < game.players; player += 1) values.push(game.utility(state, player));
  return values;
}
