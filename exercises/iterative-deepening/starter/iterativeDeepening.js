// @ts-check
/** @import { Game, Hold, State } from './cutoff' */

/**
 * Passes to depth 1, 2, 3, …; after each of them its best move is held.
 *
 * @param {Game} game
 * @param {State} state
 * @param {Hold} hold
 */
export function iterativeDeepening(game, state, hold) {
  // Your search goes here. You may add functions, and files.
  throw new Error('iterativeDeepening is not written yet');
}
