/** @import { Game, State, Decision } from '../../starter/cutoff' */

/**
 * The colour goes down with the state: 1 where MAX is to move, −1 where MIN is.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function negamax(game, state) {
  const colour = game.player(state) === 'max' ? 1 : -1;
  const [value, action] = search(game, state, game.depthLimit, colour);
  return { value: colour * value, action };
}

/** What a state is worth to the player whose colour is given, with a best move. */
function search(game, state, depth, colour) {
  if (game.isTerminal(state)) return [colour * game.utility(state), null];
  if (depth === 0) return [colour * game.evaluate(state), null];
  let [best, move] = [-Infinity, null];
  for (const action of game.actions(state)) {
    const [found] = search(game, game.result(state, action), depth - 1, -colour);
    if (move === null || -found > best) [best, move] = [-found, action];
  }
  return [best, move];
}
