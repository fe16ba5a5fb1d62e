import type { Decision, Game, State } from './cutoff';

/** The minimax value of a state, and a best move there. */
export function minimax(game: Game, state: State): Decision {
  // Your search goes here. You may add functions, and files.
  throw new Error('minimax is not written yet');
}
