import type { Game, Hold, State } from './cutoff';

/** Passes to depth 1, 2, 3, …; after each of them its best move is held. */
export function iterativeDeepening(game: Game, state: State, hold: Hold): void {
  // Your search goes here. You may add functions, and files.
  throw new Error('iterativeDeepening is not written yet');
}
