/**
 * Local beam search (textbook section 4.1.3): keep k states; generate all successors of all k; if one is a
 * goal, stop; otherwise keep the k best of the complete list. Unlike k separate climbs, the states compete
 * with each other.
 *
 * Contract: `starts` are the k states. Only successors survive a step, so the best state may be lost; the
 * best ever seen is returned too. It ends at a goal, after `steps` steps, or when no state of the beam has a
 * successor. Equal successors keep the order in which they were generated, and a state reached twice may fill
 * two places.
 */
import type { Problem } from '../problem.ts';
import { highestValued } from './hillClimbing.ts';

/** How a beam search ended. */
export interface Beam<S> {
  /** The last beam, the goal first if there is one. */
  readonly states: readonly S[];
  readonly best: S;
  readonly solved: boolean;
  /** Steps made. */
  readonly steps: number;
}

/** Where a beam search starts, and when it ends. */
export interface BeamOptions<S> {
  readonly starts: readonly S[];
  isGoal(state: S): boolean;
  /** Most steps to make. */
  readonly steps: number;
}

/** Keeps the k best of all successors. @throws RangeError without a start. */
export function localBeam<S>(
  problem: Pick<Problem<S>, 'neighbours' | 'value'>,
  options: BeamOptions<S>,
): Beam<S> {
  return beamSearch(problem, options, (successors, k) =>
    successors
      .map((state) => ({ state, value: problem.value(state) }))
      .sort((a, b) => b.value - a.value) // stable
      .slice(0, k)
      .map(({ state }) => state),
  );
}

/**
 * The loop that both beam searches share; `keep` chooses k of the successors, or fewer if there are fewer.
 */
export function beamSearch<S>(
  problem: Pick<Problem<S>, 'neighbours' | 'value'>,
  options: BeamOptions<S>,
  keep: (successors: readonly S[], k: number) => S[],
): Beam<S> {
  const k = options.starts.length;
  if (k === 0) throw new RangeError('a beam needs at least one state');
  let states: readonly S[] = options.starts;
  let best = highestValued(problem, states)[0] as S;
  let steps = 0;
  for (;;) {
    const goal = states.find((state) => options.isGoal(state));
    if (goal !== undefined)
      return { states: [goal, ...states.filter((state) => state !== goal)], best: goal, solved: true, steps };
    if (steps >= options.steps) return { states, best, solved: false, steps };
    const successors = states.flatMap((state) => problem.neighbours(state));
    if (successors.length === 0) return { states, best, solved: false, steps };
    const goals = successors.filter((state) => options.isGoal(state));
    states = goals.length > 0 ? [goals[0] as S] : keep(successors, k);
    steps += 1;
    const [leader] = highestValued(problem, states);
    if (problem.value(leader as S) > problem.value(best)) best = leader as S;
  }
}
