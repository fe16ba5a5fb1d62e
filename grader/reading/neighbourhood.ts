import type { LocalProblem } from '../content/localProblem.ts';
import { FEATURE_VALUES } from './features.ts';
import { itemAt } from '../types/lookup.ts';

export type State = readonly number[];

/** A state with its neighbours in the problem's own order, as the host gives them. */
export interface Neighbourhood {
  readonly state: State;
  readonly value: number;
  readonly neighbours: readonly State[];
  readonly values: Float64Array;
  /** Whether a difference of values is too close to 0 to be told from rounding. */
  readonly isUnclear: boolean;
}

const UNCLEAR = 1e-9;

/** Neighbourhoods of one run, worked out once for each state. */
export class Neighbourhoods {
  readonly #problem: LocalProblem;
  readonly #points: readonly State[];
  readonly #known: (Neighbourhood | undefined)[] = [];
  /** Where one state stands among the neighbours of another, by both numbers. */
  readonly #positions = new Map<number, readonly number[]>();

  constructor(problem: LocalProblem, points: readonly State[]) {
    this.#problem = problem;
    this.#points = points;
  }

  /** Of the state with this number in the observation. */
  at(point: number): Neighbourhood {
    return (this.#known[point] ??= neighbourhood(this.#problem, itemAt(this.#points, point)));
  }

  /** Positions of a state among the neighbours of another, by their numbers: it is asked again and again. */
  positions(point: number, other: number): readonly number[] {
    const pair = point * this.#points.length + other;
    let found = this.#positions.get(pair);
    if (found === undefined)
      this.#positions.set(pair, (found = positionsOf(this.at(point), itemAt(this.#points, other))));
    return found;
  }
}

export function neighbourhood(problem: LocalProblem, state: State): Neighbourhood {
  const neighbours = problem.neighbours(state.slice());
  const value = problem.value(state.slice());
  const values =
    problem.neighbourValues?.(state) ??
    Float64Array.from(neighbours, (neighbour) => problem.value(neighbour));
  const isUnclear = values.some(
    (other) => other !== value && Math.abs(other - value) <= UNCLEAR * Math.max(1, Math.abs(value)),
  );
  return { state, value, neighbours, values, isUnclear };
}

/** A plain loop: every step of every run is compared with all its neighbours. */
export function sameState(a: State, b: State): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false;
  return true;
}

/** How many different ones there are. */
export const countDifferent = (states: readonly State[]): number =>
  new Set(states.map((state) => state.join())).size;

/** Positions of the neighbours that are equal to a state. */
export function positionsOf({ neighbours }: Neighbourhood, state: State): number[] {
  const found: number[] = [];
  for (const [at, neighbour] of neighbours.entries()) if (sameState(neighbour, state)) found.push(at);
  return found;
}

export function hasNeighbour({ neighbours }: Neighbourhood, state: State): boolean {
  return neighbours.some((neighbour) => sameState(neighbour, state));
}

/** Positions of the neighbours with a value above the state's. */
export function betterPositions({ value, values }: Neighbourhood): number[] {
  return positionsWhere(values, (other) => other > value);
}

/** Positions of the neighbours with the highest value. */
export function bestPositions({ values }: Neighbourhood): number[] {
  const highest = values.reduce((a, b) => Math.max(a, b), -Infinity);
  return positionsWhere(values, (other) => other === highest);
}

function positionsWhere(values: Float64Array, isWanted: (value: number) => boolean): number[] {
  const found: number[] = [];
  for (let at = 0; at < values.length; at += 1) if (isWanted(itemAt(values, at))) found.push(at);
  return found;
}

/**
 * How many features `featuresOf` gives: place in the list, what changes, to what, and by how much the value
 * rises.
 */
export const NEIGHBOUR_FEATURES = 4;

/** The first position at which a neighbour differs; −1 where it is the same. */
function firstChange(state: State, neighbour: State): number {
  for (let at = 0; at < neighbour.length; at += 1) if (neighbour[at] !== state[at]) return at;
  return -1;
}

/**
 * Features of some neighbours, by their positions. With `stay`, one more option at the end: to stay.
 */
export function featuresOf(around: Neighbourhood, positions: readonly number[], stay: boolean): Uint8Array[] {
  const { state, value, neighbours, values } = around;
  const k = positions.length;
  const size = stay ? k + 1 : k;
  const [place, changes, becomes, rises] = [bytes(size), bytes(size), bytes(size), bytes(size)];
  const all = neighbours.length;
  for (let j = 0; j < k; j += 1) {
    const position = positions[j] ?? NaN;
    const neighbour = neighbours[position] ?? state;
    const changed = firstChange(state, neighbour);
    place[j] = all <= HIGHEST ? position : clamp((position * HIGHEST) / all);
    changes[j] = clamp(changed);
    becomes[j] = changed < 0 ? 0 : clamp(neighbour[changed] ?? NaN);
    rises[j] = clamp((values[position] ?? NaN) - value + HIGHEST / 2);
  }
  if (stay) for (const feature of [place, changes, becomes, rises]) feature[k] = FEATURE_VALUES - 1;
  return [place, changes, becomes, rises];
}

/** The highest value of a feature that tells neighbours apart; one more is for staying. */
const HIGHEST = FEATURE_VALUES - 2;
const clamp = (feature: number): number => Math.max(0, Math.min(HIGHEST, Math.round(feature)));
const bytes = (size: number): Uint8Array => new Uint8Array(size);
