import type { Decision, Game, State } from './cutoff';

/** The minimax value of a state and a best move there, found with negamax and a window. */
export function negamaxAlphaBeta(game: Game, state: State): Decision {
  // Your search goes here. You may add functions, and files.
  throw new Error('negamaxAlphaBeta is not written yet');
}
