import { type Neighbourhoods } from './neighbourhood.ts';
import type { Log } from './annealingLog.ts';
import type { Mark } from './askedAhead.ts';
import { itemAt } from '../types/lookup.ts';

/**
 * One way to read the log of an annealing: whether `schedule(t)` is asked before or after the neighbours of
 * the state that it is for, and whether these are asked in each iteration, only after a move, or once for
 * each state.
 */
export interface Parse {
  readonly schedule: 'before' | 'after';
  readonly neighbours: 'each' | 'moves' | 'once';
}

export const PARSES: readonly Parse[] = (['each', 'moves', 'once'] as const).flatMap((neighbours) =>
  (['before', 'after'] as const).map((schedule) => ({ schedule, neighbours })),
);

/**
 * One iteration: the current state, the temperature, and what came of it. States are numbers in the
 * observation.
 */
export interface Step {
  readonly t: number;
  readonly T: number;
  readonly state: number;
  /** The next current state; null where it cannot be seen. */
  readonly next: number | null;
  /** `next` is null, but it is the same state or one of those whose neighbours had been asked for by then. */
  readonly stayedOrSeen?: readonly number[];
  /**
   * The only neighbour that was evaluated before the iteration's last draw, or else after it; null if none or
   * several were.
   */
  readonly evaluated: number | null;
  /**
   * Whether something was drawn after that evaluation: only then can it not have been the outcome that led to
   * it.
   */
  readonly drawnAfter: boolean;
  /** Whether it had never been evaluated before in this run. */
  readonly isFirst: boolean;
}

/** A step of which it may not be known yet what came of it. */
type OpenStep = Omit<Step, 'next'> & { next: number | null };

export interface Iteration {
  readonly t: number;
  readonly T: number;
  /** The different states whose neighbours are asked for this iteration. */
  readonly asked: readonly number[];
  readonly marks: readonly Mark[];
}

/** The iterations, each with the neighbours asked for it and what was asked and drawn until the next. */
export function iterationsOf(marks: readonly Mark[], { schedule }: Parse): Iteration[] | null {
  const starts: number[] = [];
  marks.forEach(({ kind }, at) => kind === 'schedule' && starts.push(at));
  const asksIn = (from: number, to: number): number[] => {
    const asked = new Set<number>();
    for (let at = from; at < to; at += 1)
      if (itemAt(marks, at).kind === 'neighbours') asked.add(itemAt(marks, at).a);
    return [...asked];
  };
  if (schedule === 'before' && asksIn(0, starts[0] ?? 0).length > 0) return null;
  const firstAsk = (from: number, to: number): number => {
    let at = from;
    while (at < to && itemAt(marks, at).kind !== 'neighbours') at += 1;
    return at;
  };
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? marks.length;
    const { a: t, b: T } = itemAt(marks, start);
    if (schedule === 'before') return { t, T, asked: asksIn(start, end), marks: marks.slice(start, end) };
    const before = i === 0 ? 0 : itemAt(starts, i - 1);
    return {
      t,
      T,
      asked: asksIn(before, start),
      marks: marks.slice(firstAsk(before, start), firstAsk(start, end)),
    };
  });
}

/**
 * The steps of a run under one parse, up to a temperature of 0; null if the log contradicts the parse.
 *
 * What is taken in, and what for, never depends on how the step came out: the last step, whose outcome only
 * the returned state could show, is left open, and so is an iteration without neighbours where they are asked
 * once a state. Nor is a step that was made at a time before the schedule's first taken for a decision.
 */
export function readSteps(log: Log, around: Neighbourhoods, parse: Parse): Step[] | null {
  const steps = stepsOf(log, around, parse);
  if (steps === null) return null;
  return steps.map((step) => {
    if (isListed(step.t)) return step;
    const { stayedOrSeen: _, ...undecided } = step;
    return { ...undecided, next: null, evaluated: null };
  });
}

/** Whether it is a time of a schedule: 1, 2, 3, … */
export const isListed = (t: number): boolean => Number.isSafeInteger(t) && t >= 1;

function stepsOf({ marks }: Log, around: Neighbourhoods, parse: Parse): OpenStep[] | null {
  const iterations = iterationsOf(marks, parse);
  if (iterations === null) return null;
  const cold = iterations.findIndex(({ T }) => !(T > 0));
  const warm = cold < 0 ? iterations : iterations.slice(0, cold);
  const steps: OpenStep[] = [];
  const seen = new Set<number>();
  /** A state that cannot have been left for one that was seen before: looked at once for each number seen. */
  let stuck = { state: -1, among: 0 };
  const weighed = new Set<number>();
  for (const [i, iteration] of warm.entries()) {
    const { asked } = iteration;
    const isLast = i === warm.length - 1;
    if (asked.length > 1) return null;
    const point: number | undefined = asked[0];
    const previous = steps.at(-1);
    if (point === undefined && (previous === undefined || parse.neighbours === 'each'))
      return isLast ? steps : null;
    if (point !== undefined && parse.neighbours === 'moves' && point === previous?.state) return null;
    if (point !== undefined && parse.neighbours === 'once' && seen.has(point)) return null;
    const state: number = point ?? previous!.state;
    if (previous !== undefined) {
      const mayHaveGoneBack =
        point === undefined &&
        parse.neighbours === 'once' &&
        (stuck.state !== previous.state || stuck.among !== seen.size);
      const back = mayHaveGoneBack
        ? [...seen].filter((other) => isNeighbour(around, previous.state, other))
        : [];
      if (mayHaveGoneBack) stuck = { state: previous.state, among: seen.size };
      if (back.length > 0) {
        steps[steps.length - 1] = { ...previous, stayedOrSeen: [previous.state, ...back] };
        return restFits(warm.slice(i), seen) ? steps : null;
      }
      if (state !== previous.state && !isNeighbour(around, previous.state, state)) return null;
      previous.next = state;
    }
    seen.add(state);
    const proposal = proposalOf(iteration, state, around);
    const isFirst = proposal.evaluated !== null && !weighed.has(proposal.evaluated);
    for (const { kind, a } of iteration.marks) if (kind === 'value') weighed.add(a);
    const { evaluated, drawnAfter } = proposal;
    steps.push({ t: iteration.t, T: iteration.T, state, next: null, evaluated, drawnAfter, isFirst });
  }
  return steps;
}

/** After the state is lost, only that no state is asked twice can still contradict. */
function restFits(rest: readonly Iteration[], seen: ReadonlySet<number>): boolean {
  const asked = rest.flatMap((iteration) => iteration.asked);
  return new Set([...seen, ...asked]).size === seen.size + asked.length;
}

function isNeighbour(around: Neighbourhoods, state: number, other: number): boolean {
  return around.positions(state, other).length > 0;
}

/**
 * The neighbour that was evaluated before the last draw, if it is the only one. What is evaluated after that
 * may depend on the outcome: a search that remembers values evaluates some states only once it has entered
 * them.
 */
function proposalOf(
  { marks }: Iteration,
  state: number,
  around: Neighbourhoods,
): Pick<Step, 'evaluated' | 'drawnAfter'> {
  const lastDraw = marks.findLastIndex(({ kind }) => kind === 'draw');
  /** The different neighbours that were evaluated in this part. */
  const evaluatedIn = (from: number, to: number): number[] => {
    const weighed: number[] = [];
    for (let at = from; at < to; at += 1) {
      const { kind, a } = itemAt(marks, at);
      if (kind === 'value' && a !== state && !weighed.includes(a)) weighed.push(a);
    }
    return weighed.filter((other) => isNeighbour(around, state, other));
  };
  const before = evaluatedIn(0, lastDraw + 1);
  if (before.length > 0)
    return { evaluated: before.length === 1 ? itemAt(before, 0) : null, drawnAfter: true };
  const after = evaluatedIn(lastDraw + 1, marks.length);
  return { evaluated: after.length === 1 ? itemAt(after, 0) : null, drawnAfter: false };
}
