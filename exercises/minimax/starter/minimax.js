// @ts-check
/** @import { Game, State, Decision } from './cutoff' */

/**
 * The minimax value of a state, and a best move there.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function minimax(game, state) {
  // Your search goes here. You may add functions, and files.
  throw new Error('minimax is not written yet');
}
