import type { Problem, Random, State } from './cutoff';

/** Hill climbing that draws among the uphill moves, each with a chance in proportion to its gain. */
export function stochasticHillClimbing(problem: Problem, random: Random): State {
  // Your code goes here. You may add functions, and files.
  throw new Error('stochasticHillClimbing is not written yet');
}
