// @ts-check
/** @import { Game, State, Decision } from './cutoff' */

/**
 * The expected value of a state under best play, and a best move there.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function star1(game, state) {
  // Your search goes here. You may add functions, and files.
  throw new Error('star1 is not written yet');
}
