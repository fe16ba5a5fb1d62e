import type {
  KnapsackSpec,
  LandscapeSpec,
  OneMaxSpec,
  ProblemSpec,
  QueensSpec,
  TourSpec,
} from '../../types/input.ts';
import { simplerNumbers } from '../shared/simplerNumbers.ts';
import { withoutEach, withSimplerEach } from './simplerLists.ts';

type State = readonly number[];

/**
 * Problems of the same kind with less to them, first those that are smaller, then those with smaller numbers.
 * They start where they say.
 */
export function* simplerProblems(problem: ProblemSpec): Generator<ProblemSpec> {
  const { initial } = problem;
  if (initial === null) return;
  switch (problem.name) {
    case 'n-queens':
      yield* simplerQueens(problem, initial);
      return;
    case 'one-max':
      yield* simplerOneMax(problem, initial);
      return;
    case 'knapsack':
      yield* simplerKnapsacks(problem, initial);
      return;
    case 'tour':
      yield* simplerTours(problem, initial);
      return;
    case 'landscape':
      yield* simplerLandscapes(problem, initial);
      return;
    case 'graph-colouring':
    case 'number-partitioning':
    case 'max-sat':
    case 'timetable':
      yield* simplerStarts(problem, initial);
      return;
    case 'module':
    // What is simpler than a state may be none.
  }
}

function* simplerQueens(problem: QueensSpec, initial: State): Generator<QueensSpec> {
  const n = problem.n - 1;
  if (n >= 2)
    for (const left of withoutEach(initial, 2))
      yield { ...problem, n, initial: left.map((row) => Math.min(row, n - 1)) };
  yield* simplerStarts(problem, initial);
}

function* simplerOneMax(problem: OneMaxSpec, initial: State): Generator<OneMaxSpec> {
  if (problem.n > 2)
    for (const left of withoutEach(initial, 2)) yield { ...problem, n: problem.n - 1, initial: left };
  yield* simplerStarts(problem, initial);
}

function* simplerKnapsacks(problem: KnapsackSpec, initial: State): Generator<KnapsackSpec> {
  const { items, capacity } = problem;
  if (items.length > 2)
    for (const at of items.keys())
      yield { ...problem, items: items.toSpliced(at, 1), initial: initial.toSpliced(at, 1) };
  yield* simplerStarts(problem, initial);
  for (const less of simplerNumbers(capacity)) yield { ...problem, capacity: less };
  for (const [at, { weight, worth }] of items.entries()) {
    for (const less of simplerNumbers(weight))
      if (less >= 1) yield { ...problem, items: items.with(at, { weight: less, worth }) };
    for (const less of simplerNumbers(worth))
      yield { ...problem, items: items.with(at, { weight, worth: less }) };
  }
}

function* simplerTours(problem: TourSpec, initial: State): Generator<TourSpec> {
  const { distances } = problem;
  if (distances.length > 4) {
    for (const city of distances.keys()) {
      const left = distances.toSpliced(city, 1).map((row) => row.toSpliced(city, 1));
      const visits = initial.filter((each) => each !== city).map((each) => (each > city ? each - 1 : each));
      yield { ...problem, distances: left, initial: visits };
    }
  }
  const inOrder = [...initial].sort((a, b) => a - b);
  if (inOrder.some((city, at) => city !== initial[at])) yield { ...problem, initial: inOrder };
  for (const [a, row] of distances.entries()) {
    // Each pair of cities once: distances are symmetric.
    for (const [b, length] of row.slice(0, a).entries()) {
      for (const less of simplerNumbers(length))
        if (less >= 1) yield { ...problem, distances: withDistance(distances, a, b, less) };
    }
  }
}

const withDistance = (distances: readonly State[], a: number, b: number, length: number): State[] =>
  distances.map((row, from) => (from === a ? row.with(b, length) : from === b ? row.with(a, length) : row));

function* simplerLandscapes(problem: LandscapeSpec, initial: State): Generator<LandscapeSpec> {
  yield* smallerLandscapes(problem, initial);
  const { elevation } = problem;
  for (const value of new Set(elevation.flat())) {
    for (const less of simplerNumbers(value))
      yield {
        ...problem,
        elevation: elevation.map((row) => row.map((each) => (each === value ? less : each))),
      };
  }
  for (const [at, row] of elevation.entries()) {
    for (const [x, value] of row.entries())
      for (const less of simplerNumbers(value))
        yield { ...problem, elevation: elevation.with(at, row.with(x, less)) };
  }
  yield* simplerStarts(problem, initial);
}

/** With a column less, or a row less; those of the start stay. */
function* smallerLandscapes(problem: LandscapeSpec, initial: State): Generator<LandscapeSpec> {
  const { elevation } = problem;
  const [width = 0] = elevation.map(({ length }) => length);
  // A state of a line is its column alone; else it is row and column.
  const rowOfStart = initial.slice(0, -1);
  const columnOfStart = initial.slice(-1);
  const without = (position: State, at: number): State =>
    position.map((each) => (at < each ? each - 1 : each));
  if (width > 2) {
    for (let at = 0; at < width; at += 1)
      if (!columnOfStart.includes(at))
        yield {
          ...problem,
          elevation: elevation.map((row) => row.toSpliced(at, 1)),
          initial: [...rowOfStart, ...without(columnOfStart, at)],
        };
  }
  // A line has states of one number, so that the last two rows stay.
  if (elevation.length > 2) {
    for (const at of elevation.keys())
      if (!rowOfStart.includes(at))
        yield {
          ...problem,
          elevation: elevation.toSpliced(at, 1),
          initial: [...without(rowOfStart, at), ...columnOfStart],
        };
  }
}

/** The same problem from simpler starts. */
function* simplerStarts<Problem extends ProblemSpec>(problem: Problem, initial: State): Generator<Problem> {
  for (const start of withSimplerEach(initial)) yield { ...problem, initial: start };
}
