import type { ProblemSpec } from '../types/input.ts';
import { localProblem } from './localProblem.ts';
import { checkKeys } from './namedKeys.ts';
import type { Problems } from './problems.ts';
import type { ProblemFile } from './schemas/problem.ts';
import { describe } from '../words/found.ts';
import { itemAt } from '../types/lookup.ts';

const PROBLEMS = {
  noun: 'problem',
  keys: {
    'n-queens': ['n'],
    landscape: ['elevation'],
    tour: ['distances', 'moves'],
    'one-max': ['n'],
    knapsack: ['items', 'capacity'],
  },
  wanted: {
    n: 'a whole number from 1 to 100',
    elevation: 'a list of rows of numbers',
    distances: 'a table of distances, a row a city',
    moves: '"swap" or "reverse"',
    items: 'a list of items',
    capacity: 'a whole number from 0',
  },
} as const;

/**
 * The problem that a run names, or null with what is wrong in `problems`. `place` is the problem's in the
 * file.
 */
export function readProblem(file: ProblemFile, place: string, problems: Problems): ProblemSpec | null {
  checkKeys(file, PROBLEMS, place, problems);
  const spec = completeProblem(file);
  if (spec === null || !isRegular(file, place, problems)) return null;
  if (spec.initial !== null) checkState(spec, spec.initial, `${place}.initial`, problems);
  return spec;
}

function completeProblem(file: ProblemFile): ProblemSpec | null {
  const { name, initial = null, n, elevation, distances, moves, items, capacity } = file;
  switch (name) {
    case 'n-queens':
    case 'one-max':
      return n === undefined ? null : { name, n, initial };
    case 'landscape':
      return elevation === undefined ? null : { name, elevation, initial };
    case 'tour':
      return distances === undefined || moves === undefined ? null : { name, distances, moves, initial };
    case 'knapsack':
      return items === undefined || capacity === undefined ? null : { name, items, capacity, initial };
  }
}

/** Tables whose rows have the lengths that they must have, and distances that are the same both ways. */
function isRegular({ elevation, distances }: ProblemFile, place: string, problems: Problems): boolean {
  let regular = true;
  const wrong = (at: string, found: string, expected: string): void => {
    regular = false;
    problems.add({ code: 'wrong-table', place: `${place}.${at}`, found, expected });
  };
  elevation?.forEach((row, y) => {
    const { length } = itemAt(elevation, 0);
    if (row.length !== length)
      wrong(`elevation[${y}]`, describe(row), `a list of ${length}, as the first row is`);
  });
  const n = distances?.length ?? 0;
  distances?.forEach((row, a) => {
    if (row.length !== n) wrong(`distances[${a}]`, describe(row), `a list of ${n}, one a city`);
    else if (row[a] !== 0) wrong(`distances[${a}][${a}]`, describe(row[a]), '0, from a city to itself');
    else
      row.slice(0, a).forEach((length, b) => {
        const back = itemAt(distances, b)[a];
        if (length !== back)
          wrong(`distances[${a}][${b}]`, describe(length), `${describe(back)}, as in distances[${b}][${a}]`);
      });
  });
  return regular;
}

/** What a state is called in messages about one of its numbers. */
const PART: Readonly<Record<ProblemSpec['name'], string>> = {
  'n-queens': 'a row',
  landscape: 'a place',
  tour: 'a city',
  'one-max': 'a bit',
  knapsack: 'a bit',
};

export function checkState(
  spec: ProblemSpec,
  state: readonly number[],
  place: string,
  problems: Problems,
): void {
  const { states, length, values, isState } = localProblem(spec);
  if (state.length !== length) {
    problems.add({
      code: 'wrong-state',
      place,
      found: describe(state),
      expected: spec.name === 'n-queens' ? `a list of ${length}, one a column` : states,
    });
    return;
  }
  let isWithin = true;
  state.forEach((value, index) => {
    const choices = itemAt(values, index);
    if (value < choices) return;
    isWithin = false;
    problems.add({
      code: 'wrong-state',
      place: `${place}[${index}]`,
      found: String(value),
      expected: `${PART[spec.name]} from 0 to ${choices - 1}`,
      ...(value === choices && spec.name === 'n-queens' ? { hint: 'rows are numbered from 0' } : {}),
    });
  });
  if (isWithin && !isState(state))
    problems.add({ code: 'wrong-state', place, found: `[${state.join(', ')}]`, expected: states });
}
