import type { Individual, Options, Random } from './cutoff';

/** The child, or with the chance of the mutation rate one in which a random position has another value. */
export function mutate(child: Individual, random: Random, options: Options): Individual {
  // Your code goes here. You may add functions, and files.
  throw new Error('mutate is not written yet');
}
