// @ts-check
/** @import { Game, State, Action } from './cutoff' */

/**
 * A best move in a state, as far as a search to the depth limit can see.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Action | null}
 */
export function minimaxDecision(game, state) {
  // Your search goes here. You may add functions, and files.
  throw new Error('minimaxDecision is not written yet');
}
