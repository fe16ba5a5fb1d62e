/**
 * Stochastic hill climbing (fifth notes): "chooses at random from among the uphill moves; the probability of
 * selection can vary with the steepness of the uphill move". Each reading is a function of its own.
 *
 * Contract: every move raises the value; it returns a state with no uphill move. One draw a step.
 */
import type { Problem } from '../problem.ts';
import type { Draws } from '../random.ts';
import { roulette } from './roulette.ts';

/** Every uphill move is equally likely. */
export function stochasticHillClimbing<S>(random: Draws, problem: Problem<S>): S {
  let current = problem.initial;
  for (;;) {
    const uphill = uphillMoves(problem, current);
    if (uphill.length === 0) return current;
    current = random.choice(uphill).state;
  }
}

/** An uphill move is chosen with probability proportional to how much it gains. */
export function stochasticHillClimbingBySteepness<S>(random: Draws, problem: Problem<S>): S {
  let current = problem.initial;
  for (;;) {
    const uphill = uphillMoves(problem, current);
    if (uphill.length === 0) return current;
    current =
      uphill[
        roulette(
          random,
          uphill.map(({ gain }) => gain),
        )
      ]!.state;
  }
}

function uphillMoves<S>(problem: Problem<S>, current: S): { state: S; gain: number }[] {
  const value = problem.value(current);
  return problem
    .neighbours(current)
    .map((state) => ({ state, gain: problem.value(state) - value }))
    .filter(({ gain }) => gain > 0);
}
