// @ts-check
/** @import { Game, State, AllOptimal } from './cutoff' */

/**
 * The minimax value of a state and all best moves there, found with alpha–beta pruning.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {AllOptimal}
 */
export function allOptimalActions(game, state) {
  // Your search goes here. You may add functions, and files.
  throw new Error('allOptimalActions is not written yet');
}
