import { itemAt } from '../types/lookup.ts';
import { graphColouring } from '../../reference/problems/graphColouring.ts';
import { knapsack } from '../../reference/problems/knapsack.ts';
import { adjacent, grid } from '../../reference/problems/landscape.ts';
import { maxSat } from '../../reference/problems/maxSat.ts';
import { numberPartitioning } from '../../reference/problems/numberPartitioning.ts';
import { nQueens, queenNeighbourValues } from '../../reference/problems/nQueens.ts';
import { oneMax } from '../../reference/problems/oneMax.ts';
import { nonAttackingPairs } from '../../reference/problems/queensEncoding.ts';
import { timetable } from '../../reference/problems/timetable.ts';
import { tourByReversals, tourBySwaps } from '../../reference/problems/travellingSalesperson.ts';
import type { Problem } from '../../reference/problem.ts';
import type { Random } from '../../reference/random.ts';
import type { GeneticInput, ProblemSpec } from '../types/input.ts';
import { ownProblem } from './ownProblem.ts';
import type { LocalProblem } from './searchedProblem.ts';

export type { LocalProblem } from './searchedProblem.ts';

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
    case 'graph-colouring': {
      const { n, edges, colours } = spec;
      return { ...grids(n, colours), ...plain(graphColouring({ vertices: n, edges, colours })) };
    }
    case 'number-partitioning':
      return { ...grids(spec.numbers.length, 2), ...plain(numberPartitioning(spec.numbers)) };
    case 'max-sat':
      return { ...grids(spec.n, 2), ...plain(maxSat({ variables: spec.n, clauses: spec.clauses })) };
    case 'timetable':
      return { ...grids(spec.events.length, spec.slots), ...plain(timetable(spec)) };
    case 'module':
      return ownProblem(spec);
  }
}

/** The best value of these is known when it is found. */
const plain = ({ neighbours, value }: Problem<number[]>): Omit<LocalProblem, keyof Shape> => ({
  neighbours,
  value,
  goal: null,
});

/** The start of a run: the one given, or one drawn from the stream. */
export function initialState(spec: ProblemSpec, problem: LocalProblem, random: Random): number[] {
  return spec.initial === null ? problem.randomState(random) : [...spec.initial];
}

type Shape = Omit<LocalProblem, 'neighbours' | 'value' | 'goal' | 'neighbourValues' | 'count'>;

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
