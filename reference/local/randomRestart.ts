/**
 * Random-restart hill climbing (fifth notes): "conducts a series of hill-climbing searches from randomly
 * generated initial states, until a goal is found".
 *
 * Contract: at most `tries` searches; the answer is the goal if one was found, else the best end seen, the
 * first of equals. If a search succeeds with probability p, it takes 1/p tries on average (see `theory.ts`).
 */
import type { Draws } from '../random.ts';

/** How a series of searches ended. */
export interface Restarts<S> {
  readonly state: S;
  readonly solved: boolean;
  /** Searches made, the last one included. */
  readonly tries: number;
}

/** What is searched again and again, and how often. */
export interface RestartOptions<S> {
  /** A random initial state. */
  draw(random: Draws): S;
  /** One search from there, such as hill climbing. */
  climb(random: Draws, initial: S): S;
  value(state: S): number;
  isGoal(state: S): boolean;
  /** At least 1. */
  readonly tries: number;
}

/**
 * Searches from one random state after another until a goal is found. @throws RangeError if `tries` is below
 * 1.
 */
export function randomRestart<S>(random: Draws, options: RestartOptions<S>): Restarts<S> {
  if (!(options.tries >= 1)) throw new RangeError(`at least one try is needed, not ${options.tries}`);
  let best = options.climb(random, options.draw(random));
  let tries = 1;
  while (!options.isGoal(best) && tries < options.tries) {
    const end = options.climb(random, options.draw(random));
    tries += 1;
    if (options.isGoal(end) || options.value(end) > options.value(best)) best = end;
  }
  return { state: best, solved: options.isGoal(best), tries };
}
