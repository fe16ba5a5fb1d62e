import type { Options, Problem, Random, State } from './cutoff';

/** Local beam search: keeps the best successors of all its states. Returns the best state. */
export function localBeam(problem: Problem, random: Random, options: Options): State {
  // Your code goes here. You may add functions, and files.
  throw new Error('localBeam is not written yet');
}
