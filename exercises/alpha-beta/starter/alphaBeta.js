// @ts-check
/** @import { Game, State, Decision } from './cutoff' */

/**
 * The minimax value of a state and a best move there, found with alpha–beta pruning.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function alphaBeta(game, state) {
  // Your search goes here. You may add functions, and files.
  throw new Error('alphaBeta is not written yet');
}
