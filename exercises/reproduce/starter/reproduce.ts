import type { Individual, Random } from './cutoff';

/** A child: the front of x and the back of y, cut at a random point. */
export function reproduce(x: Individual, y: Individual, random: Random): Individual {
  // Your code goes here. You may add functions, and files.
  throw new Error('reproduce is not written yet');
}
