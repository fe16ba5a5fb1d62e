/**
 * Steepest-ascent hill climbing: figure 4.2 of the textbook, in the fifth notes.
 *
 * Contract: from `problem.initial`, move to a highest-valued successor while that is an improvement, and
 * return the state where it no longer is: a local maximum, or a plateau. A state without successors is
 * returned as it is. It ends on every problem with finitely many values, because each step raises the value.
 *
 * The figure leaves open which of several best successors is taken. `hillClimbing` takes the first;
 * `hillClimbingRandomTies` draws one, which the notes call typical and on which their 14 % for 8 queens
 * rests.
 */
import type { Problem } from '../problem.ts';
import type { Draws } from '../random.ts';

/**
 * HILL-CLIMBING of figure 4.2, the first of several best successors taken: the state where no successor is
 * better.
 */
export function hillClimbing<S>(problem: Problem<S>): S {
  let current = problem.initial; // current ← MAKE-NODE(problem.INITIAL-STATE)
  for (;;) {
    // neighbor ← a highest-valued successor of current
    const [neighbour] = highestValued(problem, problem.neighbours(current));
    if (neighbour === undefined || problem.value(neighbour) <= problem.value(current)) return current;
    current = neighbour;
  }
}

/** The same, where each best successor is equally likely. One draw a step. */
export function hillClimbingRandomTies<S>(random: Draws, problem: Problem<S>): S {
  let current = problem.initial;
  for (;;) {
    const best = highestValued(problem, problem.neighbours(current));
    if (best.length === 0 || problem.value(best[0] as S) <= problem.value(current)) return current;
    current = random.choice(best);
  }
}

/** All states of the list that have its highest value, in order. Empty if the list is. */
export function highestValued<S>(problem: Pick<Problem<S>, 'value'>, states: readonly S[]): S[] {
  let best: S[] = [];
  let highest = -Infinity;
  for (const state of states) {
    const value = problem.value(state);
    if (value > highest || best.length === 0) {
      highest = value;
      best = [state];
    } else if (value === highest) {
      best.push(state);
    }
  }
  return best;
}
