/**
 * Steepest ascent with sideways moves: when the best successors are as good as the current state, go on to
 * one of them, in the hope that the plateau is a shoulder (fifth notes; textbook section 4.1.1).
 *
 * Contract: as figure 4.2, except that at most `limit` sideways moves are made in a row; each uphill move
 * starts the count again. Without the limit, a flat local maximum would hold the search for ever.
 *
 * Ties are drawn at random. `hillClimbingSidewaysFirst` takes the first: it walks back and forth between two
 * states of a plateau, and solves a third of the 8-queens boards instead of 94 %.
 */
import type { Problem } from '../problem.ts';
import type { Draws } from '../random.ts';
import { highestValued } from './hillClimbing.ts';

/** Ties drawn at random; at most `limit` sideways moves in a row. One draw a step. */
export function hillClimbingSideways<S>(random: Draws, problem: Problem<S>, limit: number): S {
  return climb(problem, limit, (best) => random.choice(best));
}

/** The first of the best successors, always; at most `limit` sideways moves in a row. No draws. */
export function hillClimbingSidewaysFirst<S>(problem: Problem<S>, limit: number): S {
  return climb(problem, limit, ([first]) => first as S);
}

function climb<S>(problem: Problem<S>, limit: number, choose: (best: readonly S[]) => S): S {
  let current = problem.initial;
  let sideways = 0; // in a row
  for (;;) {
    const best = highestValued(problem, problem.neighbours(current));
    if (best.length === 0) return current;
    const gain = problem.value(best[0] as S) - problem.value(current);
    if (gain < 0 || (gain === 0 && sideways >= limit)) return current;
    sideways = gain === 0 ? sideways + 1 : 0;
    current = choose(best);
  }
}
