import type { LocalProblem } from '../content/localProblem.ts';
import { type Observation, EVENT_SIZE, OPS } from '../types/observation.ts';
import {
  bestPositions,
  betterPositions,
  type Neighbourhood,
  type State,
  hasNeighbour,
  neighbourhood,
  sameState,
} from './neighbourhood.ts';
import { itemAt } from '../types/lookup.ts';

/** Where a climb of several starts, and where the start came from. */
export interface Start {
  readonly state: State;
  readonly origin: 'initial' | 'random-state' | 'built';
  /** The current states from here up to the next start. */
  readonly path: readonly State[];
  /** The last state of the climb before; null for the first climb. */
  readonly before: State | null;
  /** What `randomState()` had given and no climb had used; null where it is too much to look through. */
  readonly offered: readonly State[] | null;
  /** What `randomState()` had given before it, since another such state was used, and no climb used. */
  readonly passedOver: readonly State[];
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

type Open = { -readonly [Key in keyof Start]: Key extends 'path' ? State[] : Start[Key] };

/** More states than this, given and not used, are not handed on with each start. */
const MOST_OFFERED = 200;

const NEIGHBOURS = OPS.indexOf('neighbours');
const RANDOM_STATE = OPS.indexOf('random-state');
const IS_DRAW = OPS.map((op) => op.startsWith('draw-'));

/**
 * The climbs of a run: a state whose neighbours are asked for and that is no neighbour of the one before
 * begins a new one, and so does one that `randomState()` gave since. One that it had given earlier, where the
 * climb can go on to it as well, is a step: starts may all be drawn first.
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
  const given = new Given();
  /**
   * Whether anything was drawn since the last question, and before or between climbs: further starts may come
   * from that.
   */
  let isDrawn = false;
  let isStocked = false;
  for (let at = 0; at + EVENT_SIZE <= events.length; at += EVENT_SIZE) {
    const op = itemAt(events, at);
    if (op === RANDOM_STATE) given.add(itemAt(points, itemAt(events, at + 3)));
    if (IS_DRAW[op]) isDrawn = true;
    if (op !== NEIGHBOURS) continue;
    const state = itemAt(points, itemAt(events, at + 1));
    const last = starts.at(-1);
    const current = last?.path.at(-1);
    const mayBeDrawn = isDrawn || isStocked || given.size > 0;
    const isDrawnHere = isDrawn;
    isDrawn = false;
    const isUsed = given.starts(state, () => current !== undefined && leadsUp(problem, current, state));
    let isBeside = false;
    if (last !== undefined && current !== undefined && !isUsed) {
      if (current === state && (given.size > 0 || beside === 'step' || !mayBeDrawn)) continue;
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
    const passedOver = isUsed ? given.use(state) : [];
    const origin = isUsed ? 'random-state' : sameState(state, itemAt(points, 0)) ? 'initial' : 'built';
    starts.push({
      state,
      origin,
      path: [state],
      before: current ?? null,
      passedOver,
      offered: given.size > MOST_OFFERED ? null : given.left,
      isDrawn: mayBeDrawn,
      isBeside,
      again: 0,
    });
  }
  return starts;
}

/** States that `randomState()` gave, in order; one that is used takes those before it away. */
class Given {
  readonly #states: State[] = [];
  /** Places of each state among them. */
  readonly #places = new Map<string, { readonly all: number[]; used: number }>();
  /** Those given since it was last asked whether one of them starts a climb. */
  readonly #fresh = new Set<string>();
  #first = 0;

  get size(): number {
    return this.#states.length - this.#first;
  }

  get left(): State[] {
    return this.#states.slice(this.#first);
  }

  add(state: State): void {
    const key = state.join();
    const places = this.#places.get(key);
    if (places === undefined) this.#places.set(key, { all: [this.#states.length], used: 0 });
    else places.all.push(this.#states.length);
    this.#states.push(state);
    this.#fresh.add(key);
  }

  /** Whether a climb starts there, which may be a step as well. */
  starts(state: State, mayBeStep: () => boolean): boolean {
    const isFresh = this.#fresh.has(state.join());
    this.#fresh.clear();
    return this.#next(state) !== undefined && (isFresh || !mayBeStep());
  }

  /** Those that it takes away. */
  use(state: State): State[] {
    const at = this.#next(state) ?? this.#first - 1;
    const before = this.#states.slice(this.#first, at);
    this.#first = at + 1;
    return before;
  }

  #next(state: State): number | undefined {
    const places = this.#places.get(state.join());
    if (places === undefined) return undefined;
    while ((places.all[places.used] ?? this.#first) < this.#first) places.used += 1;
    return places.all[places.used];
  }
}

/** Whether steepest ascent may go from one to the other. */
function leadsUp(problem: LocalProblem, from: State, to: State): boolean {
  const around = neighbourhood(problem, from);
  return (
    betterPositions(around).length > 0 &&
    bestPositions(around).some((at) => sameState(itemAt(around.neighbours, at), to))
  );
}

const isTop = ({ value, values }: Neighbourhood): boolean => values.every((other) => other <= value);

/** How many states there are; Infinity where there are too many to say. */
export function stateCount({ values, count }: LocalProblem, isPermutation: boolean): number {
  if (count !== undefined) return count;
  return values.reduce((product, size, at) => product * (isPermutation ? size - at : size), 1);
}
