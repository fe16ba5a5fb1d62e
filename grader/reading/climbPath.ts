import { type Observation, EVENT_SIZE, OPS, type Plain } from '../types/observation.ts';
import { type State, sameState } from './neighbourhood.ts';
import { itemAt } from '../types/lookup.ts';

const NEIGHBOURS = OPS.indexOf('neighbours');

/**
 * The current states of a climb: those whose neighbours were asked for, and the one returned where it is
 * another. Asking again of the same one is no step. A climb never goes down, so the state returned tells its
 * last move even where the search saw no need to ask for its neighbours.
 */
export function climbPath({ events, points, outcome }: Observation): State[] {
  const path: State[] = [];
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    if (events[at] !== NEIGHBOURS) continue;
    const state = itemAt(points, itemAt(events, at + 1));
    if (path.at(-1) !== state) path.push(state);
  }
  const returned = outcome.kind === 'returned' ? asState(outcome.value) : null;
  const last = path.at(-1);
  if (
    returned !== null &&
    last !== undefined &&
    returned.length === last.length &&
    !path.some((state) => sameState(state, returned))
  )
    path.push(returned);
  return path;
}

function asState(answer: Plain): State | null {
  return Array.isArray(answer) && answer.every((item) => typeof item === 'number' && Number.isInteger(item))
    ? (answer as number[])
    : null;
}
