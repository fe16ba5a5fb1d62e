// @ts-check
/** @import { Game, State, Decision } from './cutoff' */

/**
 * The minimax value of a state and a best move there, found with negamax and a window.
 *
 * @param {Game} game
 * @param {State} state
 * @returns {Decision}
 */
export function negamaxAlphaBeta(game, state) {
  // Your search goes here. You may add functions, and files.
  throw new Error('negamaxAlphaBeta is not written yet');
}
