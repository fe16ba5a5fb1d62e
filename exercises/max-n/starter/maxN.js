// @ts-check
/** @import { Game, State, Decision } from './cutoff' */

/**
 * What each player gets when everyone takes the move that is best for itself, and the move at the root.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function maxN(game, state) {
  // Your search goes here. You may add functions, and files.
  throw new Error('maxN is not written yet');
}
