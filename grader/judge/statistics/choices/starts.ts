import type { LocalProblem } from '../../../content/localProblem.ts';
import { type Observation, EVENT_SIZE, OPS } from '../../../types/observation.ts';
import { type State, neighbourhood, positionsOf, sameState } from '../neighbourhood.ts';

/** Where a climb of several starts, and where the start came from. */
export interface Start {
  readonly state: State;
  readonly origin: 'initial' | 'random-state' | 'built';
  /** The current states from here up to the next start. */
  readonly path: readonly State[];
}

const NEIGHBOURS = OPS.indexOf('neighbours');
const RANDOM_STATE = OPS.indexOf('random-state');

/**
 * The climbs of a run: a state whose neighbours are asked for and that is no neighbour of the one before begins a new
 * one, and so does one that `randomState()` gave since. An unlikely start next to where the last climb ended is
 * taken for a step if the code built it; nothing is lost but that start.
 */
export function readStarts(problem: LocalProblem, { events, points }: Observation): Start[] {
  const starts: { state: State; origin: Start['origin']; path: State[] }[] = [];
  const given: State[] = [];
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    if (events[at] === RANDOM_STATE) given.push(points[events[at + 3]!]!);
    if (events[at] !== NEIGHBOURS) continue;
    const state = points[events[at + 1]!]!;
    const current = starts.at(-1)?.path.at(-1);
    if (current === state && given.length === 0) continue;
    const isGiven = given.some((each) => sameState(each, state));
    if (current !== undefined && !isGiven && (current === state || positionsOf(neighbourhood(problem, current), state).length > 0)) {
      if (current !== state) starts.at(-1)!.path.push(state);
      continue;
    }
    if (isGiven) given.splice(0, given.findIndex((each) => sameState(each, state)) + 1);
    const origin = isGiven ? 'random-state' : sameState(state, points[0]!) ? 'initial' : 'built';
    starts.push({ state, origin, path: [state] });
  }
  return starts;
}
