/**
 * A purely random walk (fifth notes): "moving to a successor chosen uniformly at random from the set of
 * successors": complete, "but extremely inefficient".
 *
 * Contract: `steps` moves, fewer only from a state without successors. One draw a step.
 */
import type { Problem } from '../problem.ts';
import type { Draws } from '../random.ts';
import type { WithBest } from './bestSoFar.ts';

/** Makes `steps` random moves from `problem.initial`. */
export function randomWalk<S>(random: Draws, problem: Problem<S>, steps: number): WithBest<S> {
  let current = problem.initial;
  let best = current;
  let bestValue = problem.value(current);
  for (let step = 0; step < steps; step += 1) {
    const neighbours = problem.neighbours(current);
    if (neighbours.length === 0) break;
    current = random.choice(neighbours);
    const value = problem.value(current);
    if (value > bestValue) {
      best = current;
      bestValue = value;
    }
  }
  return { state: current, best, bestValue };
}
