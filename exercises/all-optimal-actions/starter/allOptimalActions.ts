import type { AllOptimal, Game, State } from './cutoff';

/** The minimax value of a state and all best moves there, found with alpha–beta pruning. */
export function allOptimalActions(game: Game, state: State): AllOptimal {
  // Your search goes here. You may add functions, and files.
  throw new Error('allOptimalActions is not written yet');
}
