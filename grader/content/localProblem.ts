import { itemAt } from '../types/lookup.ts';
import { exponential, linear, logarithmic, table, type Schedule } from '../../reference/local/schedule.ts';
import { knapsack } from '../../reference/problems/knapsack.ts';
import { adjacent, grid } from '../../reference/problems/landscape.ts';
import { nQueens, queenNeighbourValues } from '../../reference/problems/nQueens.ts';
import { oneMax } from '../../reference/problems/oneMax.ts';
import { nonAttackingPairs } from '../../reference/problems/queensEncoding.ts';
import { tourByReversals, tourBySwaps } from '../../reference/problems/travellingSalesperson.ts';
import type { Problem } from '../../reference/problem.ts';
import type { Random } from '../../reference/random.ts';
import type { GeneticInput, ProblemSpec } from '../types/input.ts';
import type { ScheduleSpec } from '../types/schedule.ts';

/** A problem that a run file names: what the host answers from, and what the judge holds a run against. */
export interface LocalProblem extends Pick<Problem<number[]>, 'neighbours' | 'value'> {
  /** What a state is, in words: `a list of 8 integers from 0 to 7`. */
  readonly states: string;
  /** Numbers in a state. */
  readonly length: number;
  /** How many values each position takes, from 0; the same for all where positions are alike. */
  readonly values: readonly number[];
  /** Whether a list of `length` integers within `values` is a state; only tours have lists that are none. */
  isState(state: readonly number[]): boolean;
  /**
   * The values of all neighbours of a state, in their order; where it is left out, each is asked for its
   * value.
   */
  readonly neighbourValues?: (state: readonly number[]) => Float64Array;
  /** Uniform over all states. */
  randomState(random: Random): number[];
  /** The highest value there is, where it is known without a search; else null. */
  readonly goal: number | null;
}

/** The problem without a start. */
export function localProblem(spec: ProblemSpec): LocalProblem {
  switch (spec.name) {
    case 'n-queens': {
      const { neighbours, value } = nQueens(
        spec.n,
        Array.from({ length: spec.n }, () => 0),
      );
      return {
        ...grids(spec.n, spec.n),
        neighbours,
        value,
        neighbourValues: queenNeighbourValues,
        goal: spec.n === 2 || spec.n === 3 ? null : 0,
      };
    }
    case 'one-max': {
      const { neighbours, value } = oneMax([]);
      return { ...grids(spec.n, 2), neighbours, value, goal: spec.n };
    }
    case 'knapsack': {
      const { neighbours, value } = knapsack(
        spec.items,
        spec.capacity,
        spec.items.map(() => 0),
      );
      return { ...grids(spec.items.length, 2), neighbours, value, goal: null };
    }
    case 'tour':
      return tour(spec);
    case 'landscape':
      return landscape(spec);
  }
}

/** The start of a run: the one given, or one drawn from the stream. */
export function initialState(spec: ProblemSpec, problem: LocalProblem, random: Random): number[] {
  return spec.initial === null ? problem.randomState(random) : [...spec.initial];
}

type Shape = Omit<LocalProblem, 'neighbours' | 'value' | 'goal'>;

/** All lists of `length` integers from 0 to `values` − 1. */
function grids(length: number, values: number): Shape {
  return {
    states:
      values === 2 ? `a list of ${length} bits` : `a list of ${length} integers from 0 to ${values - 1}`,
    length,
    values: Array.from({ length }, () => values),
    isState: () => true,
    randomState: (random) => Array.from({ length }, () => random.integer(0, values - 1)),
  };
}

function tour({ distances, moves }: Extract<ProblemSpec, { readonly name: 'tour' }>): LocalProblem {
  const n = distances.length;
  const cities = Array.from({ length: n }, (_, city) => city);
  const { neighbours, value } = (moves === 'swap' ? tourBySwaps : tourByReversals)(
    { n, table: Float64Array.from(distances.flat()) },
    cities,
  );
  return {
    ...grids(n, n),
    states: `a list of the ${n} cities from 0 to ${n - 1}, each once`,
    isState: (state) => new Set(state).size === n,
    randomState: (random) => random.shuffle([...cities]),
    neighbours,
    value,
    goal: null,
  };
}

/** A place by its number, row by row, as a state: its column, and where there are rows, its row before it. */
export const placeState = (
  { width, height }: { readonly width: number; readonly height: number },
  place: number,
): number[] => (height === 1 ? [place] : [Math.floor(place / width), place % width]);

function landscape({ elevation }: Extract<ProblemSpec, { readonly name: 'landscape' }>): LocalProblem {
  const places = grid(elevation);
  const { width, height } = places;
  const isLine = height === 1;
  const placeOf = (state: readonly number[]): number =>
    state.reduce((place, each) => place * width + each, 0);
  const stateOf = (place: number): number[] => placeState({ width, height }, place);
  return {
    states: isLine
      ? `a list of one integer from 0 to ${width - 1}`
      : `a list of a row from 0 to ${height - 1} and a column from 0 to ${width - 1}`,
    length: isLine ? 1 : 2,
    values: isLine ? [width] : [height, width],
    isState: () => true,
    randomState: (random) => stateOf(random.integer(0, width * height - 1)),
    neighbours: (state) => adjacent(places, placeOf(state)).map(stateOf),
    value: (state) => itemAt(places.elevation, placeOf(state)),
    goal: Math.max(...places.elevation),
  };
}

/**
 * The fitness of a genetic run's individuals, never negative: pairs of queens in peace, ones, or worth (0 if
 * too heavy).
 */
export function fitnessOf(spec: GeneticInput['fitness']): (individual: readonly number[]) => number {
  if (spec.name === 'n-queens') return nonAttackingPairs;
  const { value } = localProblem(spec);
  return (individual) => Math.max(0, value([...individual]));
}

/** The function `schedule(t)` that a run file names. */
export function openSchedule(spec: ScheduleSpec): Schedule {
  switch (spec.name) {
    case 'exponential':
      return exponential(spec.start, spec.rate, spec.steps);
    case 'linear':
      return linear(spec.start, spec.steps);
    case 'logarithmic':
      return logarithmic(spec.c, spec.steps);
    case 'table':
      return table(spec.temperatures);
  }
}
