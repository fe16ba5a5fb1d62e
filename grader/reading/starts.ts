import type { LocalProblem } from '../content/localProblem.ts';
import { type Observation, EVENT_SIZE, OPS } from '../types/observation.ts';
import { type Neighbourhood, type State, hasNeighbour, neighbourhood, sameState } from './neighbourhood.ts';
import { itemAt } from '../types/lookup.ts';

/** Where a climb of several starts, and where the start came from. */
export interface Start {
  readonly state: State;
  readonly origin: 'initial' | 'random-state' | 'built';
  /** The current states from here up to the next start. */
  readonly path: readonly State[];
  /** The last state of the climb before; null for the first climb. */
  readonly before: State | null;
  /** What `randomState()` had given and no climb had used. */
  readonly offered: readonly State[];
  /**
   * Whether a random number can lie behind it: one was drawn since the climb before ended, or before or
   * between others.
   */
  readonly isDrawn: boolean;
  /** Whether it stands next to where the climb before ended, so that it might be taken for a step. */
  readonly isBeside: boolean;
  /**
   * How often the neighbours of this climb's end were asked for again, after a draw: each may be a climb from
   * there.
   */
  readonly again: number;
}

type Open = { -readonly [Key in keyof Start]: Start[Key] extends readonly State[] ? State[] : Start[Key] };

const NEIGHBOURS = OPS.indexOf('neighbours');
const RANDOM_STATE = OPS.indexOf('random-state');
const IS_DRAW = OPS.map((op) => op.startsWith('draw-'));

/**
 * The climbs of a run: a state whose neighbours are asked for and that is no neighbour of the one before
 * begins a new one, and so does one that `randomState()` gave since.
 *
 * A start that the code built may fall next to where the climb before ended, as it often does where there are
 * few states. `beside` says how to read that: as the start of a climb, where it follows a local maximum and a
 * draw, or as a step.
 */
export function readStarts(
  problem: LocalProblem,
  { events, points }: Observation,
  beside: 'start' | 'step' = 'start',
): Start[] {
  const starts: Open[] = [];
  const given: State[] = [];
  /**
   * Whether anything was drawn since the last question, and before or between climbs: further starts may come
   * from that.
   */
  let isDrawn = false;
  let isStocked = false;
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    const op = itemAt(events, at);
    if (op === RANDOM_STATE) given.push(itemAt(points, itemAt(events, at + 3)));
    if (IS_DRAW[op]) isDrawn = true;
    if (op !== NEIGHBOURS) continue;
    const state = itemAt(points, itemAt(events, at + 1));
    const last = starts.at(-1);
    const current = last?.path.at(-1);
    const mayBeDrawn = isDrawn || isStocked || given.length > 0;
    const isDrawnHere = isDrawn;
    isDrawn = false;
    const used = given.findIndex((each) => sameState(each, state));
    let isBeside = false;
    if (last !== undefined && current !== undefined && used < 0) {
      if (current === state && (given.length > 0 || beside === 'step' || !mayBeDrawn)) continue;
      const around = neighbourhood(problem, current);
      const mayStart = beside === 'start' && mayBeDrawn && isTop(around);
      if (current === state) {
        if (!mayStart) continue;
        last.again += 1;
        isStocked ||= isDrawnHere;
        continue;
      }
      isBeside = hasNeighbour(around, state);
      if (isBeside && !mayStart) {
        last.path.push(state);
        continue;
      }
    }
    isStocked ||= isDrawnHere;
    if (used >= 0) given.splice(0, used + 1);
    const origin = used >= 0 ? 'random-state' : sameState(state, itemAt(points, 0)) ? 'initial' : 'built';
    starts.push({
      state,
      origin,
      path: [state],
      before: current ?? null,
      offered: [...given],
      isDrawn: mayBeDrawn,
      isBeside,
      again: 0,
    });
  }
  return starts;
}

const isTop = ({ value, values }: Neighbourhood): boolean => values.every((other) => other <= value);

/** How many states there are; Infinity where there are too many to say. */
export function stateCount({ values }: LocalProblem, isPermutation: boolean): number {
  return values.reduce((product, size, at) => product * (isPermutation ? size - at : size), 1);
}
