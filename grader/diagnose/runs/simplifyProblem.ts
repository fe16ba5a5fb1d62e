import type { ProblemSpec } from '../../types/input.ts';
import { simplerNumbers } from '../shared/simplerNumbers.ts';

/**
 * Problems of the same kind with less to them, first those that are smaller, then those with smaller numbers.
 * They start where they say.
 */
export function* simplerProblems(problem: ProblemSpec): Generator<ProblemSpec> {
  const { initial } = problem;
  if (initial === null) return;
  switch (problem.name) {
    case 'n-queens': {
      const n = problem.n - 1;
      if (n >= 2)
        for (const at of initial.keys())
          yield { ...problem, n, initial: initial.toSpliced(at, 1).map((row) => Math.min(row, n - 1)) };
      for (const start of withSmallerEach(initial)) yield { ...problem, initial: start };
      return;
    }
    case 'one-max': {
      if (problem.n > 2)
        for (const start of withoutEach(initial, 2)) yield { ...problem, n: problem.n - 1, initial: start };
      for (const start of withSmallerEach(initial)) yield { ...problem, initial: start };
      return;
    }
    case 'knapsack': {
      const { items, capacity } = problem;
      if (items.length > 2)
        for (const at of items.keys())
          yield { ...problem, items: items.toSpliced(at, 1), initial: initial.toSpliced(at, 1) };
      for (const start of withSmallerEach(initial)) yield { ...problem, initial: start };
      for (const less of simplerNumbers(capacity)) yield { ...problem, capacity: less };
      for (const [at, { weight, worth }] of items.entries()) {
        for (const less of simplerNumbers(weight))
          if (less >= 1) yield { ...problem, items: items.with(at, { weight: less, worth }) };
        for (const less of simplerNumbers(worth))
          yield { ...problem, items: items.with(at, { weight, worth: less }) };
      }
      return;
    }
    case 'tour':
      yield* simplerTours(problem, initial);
      return;
    case 'landscape':
      yield* simplerLandscapes(problem, initial);
  }
}

function* simplerTours(
  problem: Extract<ProblemSpec, { readonly name: 'tour' }>,
  initial: readonly number[],
): Generator<ProblemSpec> {
  const { distances } = problem;
  if (distances.length > 4) {
    for (const city of distances.keys()) {
      const left = distances.toSpliced(city, 1).map((row) => row.toSpliced(city, 1));
      yield {
        ...problem,
        distances: left,
        initial: initial.filter((each) => each !== city).map((each) => (each > city ? each - 1 : each)),
      };
    }
  }
  const inOrder = [...initial].sort((a, b) => a - b);
  if (inOrder.some((city, at) => city !== initial[at])) yield { ...problem, initial: inOrder };
  for (const [a, row] of distances.entries()) {
    for (const [b, length] of row.entries()) {
      if (b >= a) break;
      for (const less of simplerNumbers(length))
        if (less >= 1)
          yield {
            ...problem,
            distances: distances.with(a, row.with(b, less)).with(b, distances[b]!.with(a, less)),
          };
    }
  }
}

function* simplerLandscapes(
  problem: Extract<ProblemSpec, { readonly name: 'landscape' }>,
  initial: readonly number[],
): Generator<ProblemSpec> {
  const { elevation } = problem;
  const isLine = elevation.length === 1;
  const width = elevation[0]!.length;
  const column = initial.at(-1)!;
  const start = (row: number, at: number): number[] => (isLine ? [at] : [row, at]);
  if (width > 2) {
    for (let at = 0; at < width; at += 1) {
      if (at !== column)
        yield {
          ...problem,
          elevation: elevation.map((row) => row.toSpliced(at, 1)),
          initial: start(initial[0]!, at < column ? column - 1 : column),
        };
    }
  }
  // A line has states of one number, so that the last two rows stay.
  if (elevation.length > 2) {
    for (const at of elevation.keys()) {
      if (at !== initial[0])
        yield {
          ...problem,
          elevation: elevation.toSpliced(at, 1),
          initial: start(at < initial[0]! ? initial[0]! - 1 : initial[0]!, column),
        };
    }
  }
  const values = [...new Set(elevation.flat())];
  for (const value of values) {
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
  for (const simpler of withSmallerEach(initial)) yield { ...problem, initial: simpler };
}

/** The list with one item less, as long as `least` are left. */
export function* withoutEach<Item>(list: readonly Item[], least: number): Generator<Item[]> {
  if (list.length > least) for (const at of list.keys()) yield list.toSpliced(at, 1);
}

/** The list with one of its numbers made smaller, 0 at least. */
function* withSmallerEach(list: readonly number[]): Generator<number[]> {
  for (const [at, value] of list.entries())
    for (const less of simplerNumbers(value)) if (less >= 0) yield list.with(at, less);
}
