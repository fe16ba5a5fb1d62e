import type { Decision, Game, State } from './cutoff';

/** The expected value of a state under best play, and a best move there. */
export function star1(game: Game, state: State): Decision {
  // Your search goes here. You may add functions, and files.
  throw new Error('star1 is not written yet');
}
