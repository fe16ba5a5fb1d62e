import type { Options, Problem, Random, State } from './cutoff';

/** Steepest ascent, again and again: from `problem.initial` first, then from random states. Returns the best end. */
export function randomRestart(problem: Problem, random: Random, options: Options): State {
  // Your code goes here. You may add functions, and files.
  throw new Error('randomRestart is not written yet');
}
