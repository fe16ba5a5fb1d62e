import type { Action, Game, State } from './cutoff';

/** A best move in a state, as far as a search to the depth limit can see. */
export function minimaxDecision(game: Game, state: State): Action | null {
  // Your search goes here. You may add functions, and files.
  throw new Error('minimaxDecision is not written yet');
}
