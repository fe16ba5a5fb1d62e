import type { Problem, Random, Schedule, State } from './cutoff';

/** Simulated annealing from `problem.initial`: the current state when the temperature is 0. */
export function simulatedAnnealing(problem: Problem, schedule: Schedule, random: Random): State {
  // Your code goes here. You may add functions, and files.
  throw new Error('simulatedAnnealing is not written yet');
}
