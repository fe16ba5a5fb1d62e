// @ts-check
/** @import { Game, State, Decision } from './cutoff' */

/**
 * The minimax value of a state, and a best move there, found with negamax.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function negamax(game, state) {
  // Your search goes here. You may add functions, and files.
  throw new Error('negamax is not written yet');
}
