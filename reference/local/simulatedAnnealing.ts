/**
 * Simulated annealing: figure 4.5 of the textbook, in the fifth notes.
 *
 * Contract: `schedule(t)` is asked once for each t = 1, 2, …, and the search ends when it answers 0 (or when
 * the current state has no successor). A successor is drawn uniformly. An uphill one is always taken; any
 * other with probability e^(ΔE/T), so that a level move always is. One draw for the successor, one more if ΔE
 * ≤ 0.
 */
import type { CostProblem, Problem } from '../problem.ts';
import type { Draws } from '../random.ts';
import type { WithBest } from './bestSoFar.ts';
import type { Schedule } from './schedule.ts';

/** SIMULATED-ANNEALING of figure 4.5: the current state when the temperature reaches 0. */
export function simulatedAnnealing<S>(random: Draws, problem: Problem<S>, schedule: Schedule): S {
  let current = problem.initial; // current ← MAKE-NODE(problem.INITIAL-STATE)
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const successors = problem.neighbours(current);
    if (successors.length === 0) return current;
    const next = random.choice(successors); // a randomly selected successor of current
    const deltaE = problem.value(next) - problem.value(current);
    if (deltaE > 0) current = next;
    else if (random.number() < Math.exp(deltaE / T)) current = next; // only with probability e^(ΔE/T)
  }
}

/** The same on a cost: ΔE is how much the cost falls. */
export function simulatedAnnealingOfCost<S>(random: Draws, problem: CostProblem<S>, schedule: Schedule): S {
  let current = problem.initial;
  for (let t = 1; ; t += 1) {
    const T = schedule(t);
    if (T === 0) return current;
    const successors = problem.neighbours(current);
    if (successors.length === 0) return current;
    const next = random.choice(successors);
    const deltaE = problem.cost(current) - problem.cost(next);
    if (deltaE > 0) current = next;
    else if (random.number() < Math.exp(deltaE / T)) current = next;
  }
}

/** The same run, with the best state it passed through; the first of equals. */
export function simulatedAnnealingWithBest<S>(
  random: Draws,
  problem: Problem<S>,
  schedule: Schedule,
): WithBest<S> {
  let best = problem.initial;
  let bestValue = problem.value(best);
  // The figure asks for the successors of each state that it makes its current one.
  const watched: Problem<S> = {
    initial: problem.initial,
    value: (state) => problem.value(state),
    neighbours(state) {
      consider(state);
      return problem.neighbours(state);
    },
  };
  function consider(state: S): void {
    const value = problem.value(state);
    if (value > bestValue) [best, bestValue] = [state, value];
  }
  const state = simulatedAnnealing(random, watched, schedule);
  consider(state);
  return { state, best, bestValue };
}
