/**
 * First-choice hill climbing (fifth notes): "generating successors randomly until one is generated that is
 * better than the current state".
 *
 * Contract: successors are drawn without replacement, so it returns a state that no successor improves, and
 * never gives up while one does. Drawing with replacement needs a limit on tries and can stop below a local
 * maximum; the state entered has the same distribution either way.
 */
import type { Problem } from '../problem.ts';
import type { Draws } from '../random.ts';
import { Urn } from './roulette.ts';

/**
 * The local maximum that a first-choice climb from `problem.initial` ends at; one draw a successor looked at.
 */
export function firstChoice<S>(random: Draws, problem: Problem<S>): S {
  let current = problem.initial;
  for (;;) {
    const better = firstBetter(random, problem, current);
    if (better === null) return current;
    current = better.state;
  }
}

function firstBetter<S>(random: Draws, problem: Problem<S>, current: S): { state: S } | null {
  const value = problem.value(current);
  const neighbours = problem.neighbours(current);
  const urn = new Urn(neighbours.length);
  while (!urn.isEmpty) {
    const state = neighbours[urn.draw(random)] as S;
    if (problem.value(state) > value) return { state };
  }
  return null;
}
