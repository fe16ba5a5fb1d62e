import type { ProblemSpec } from '../types/input.ts';
import { localProblem } from './localProblem.ts';
import type { Problems } from './problems.ts';
import type { ProblemFile } from './schemas/problem.ts';
import { describe, quote } from '../words/found.ts';

type Key = Exclude<keyof ProblemFile, 'name' | 'initial'>;

const KEYS: Readonly<Record<ProblemSpec['name'], readonly Key[]>> = {
  'n-queens': ['n'],
  landscape: ['elevation'],
  tour: ['distances', 'moves'],
  'one-max': ['n'],
  knapsack: ['items', 'capacity'],
};

const WANTED: Readonly<Record<Key, string>> = {
  n: 'a whole number from 1 to 100',
  elevation: 'a list of rows of numbers',
  distances: 'a table of distances, a row a city',
  moves: '"swap" or "reverse"',
  items: 'a list of items',
  capacity: 'a whole number from 0',
};

/**
 * The problem that a run names, or null with what is wrong in `problems`. `place` is the problem's in the
 * file.
 */
export function readProblem(file: ProblemFile, place: string, problems: Problems): ProblemSpec | null {
  const keys = KEYS[file.name];
  const isComplete = keys.every((key) => file[key] !== undefined);
  for (const key of keys) {
    if (file[key] === undefined)
      problems.add({
        code: 'missing-key',
        place,
        found: `no ${quote(key)}`,
        expected: `${quote(key)}: ${WANTED[key]}`,
      });
  }
  for (const key of Object.keys(WANTED) as Key[]) {
    if (file[key] !== undefined && !keys.includes(key)) {
      problems.add({
        code: 'unknown-key',
        place: `${place}.${key}`,
        found: `the key ${quote(key)}`,
        expected: `no such key in the problem ${quote(file.name)}`,
      });
    }
  }
  if (!isComplete || !isRegular(file, place, problems)) return null;
  const { name, initial = null, n, elevation, distances, moves, items, capacity } = file;
  const spec = ((): ProblemSpec => {
    switch (name) {
      case 'n-queens':
        return { name, n: n!, initial };
      case 'one-max':
        return { name, n: n!, initial };
      case 'landscape':
        return { name, elevation: elevation!, initial };
      case 'tour':
        return { name, distances: distances!, moves: moves!, initial };
      case 'knapsack':
        return { name, items: items!, capacity: capacity!, initial };
    }
  })();
  if (initial !== null) checkState(spec, initial, `${place}.initial`, problems);
  return spec;
}

/** Tables whose rows have the lengths that they must have, and distances that are the same both ways. */
function isRegular({ elevation, distances }: ProblemFile, place: string, problems: Problems): boolean {
  let regular = true;
  const wrong = (at: string, found: string, expected: string): void => {
    regular = false;
    problems.add({ code: 'wrong-table', place: `${place}.${at}`, found, expected });
  };
  elevation?.forEach((row, y) => {
    if (row.length !== elevation[0]!.length)
      wrong(`elevation[${y}]`, describe(row), `a list of ${elevation[0]!.length}, as the first row is`);
  });
  const n = distances?.length ?? 0;
  distances?.forEach((row, a) => {
    if (row.length !== n) wrong(`distances[${a}]`, describe(row), `a list of ${n}, one a city`);
    else if (row[a] !== 0) wrong(`distances[${a}][${a}]`, describe(row[a]), '0, from a city to itself');
    else
      row.slice(0, a).forEach((length, b) => {
        if (length !== distances[b]![a])
          wrong(
            `distances[${a}][${b}]`,
            describe(length),
            `${describe(distances[b]![a])}, as in distances[${b}][${a}]`,
          );
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
  state.forEach((value, at) => {
    if (value < values[at]!) return;
    isWithin = false;
    problems.add({
      code: 'wrong-state',
      place: `${place}[${at}]`,
      found: String(value),
      expected: `${PART[spec.name]} from 0 to ${values[at]! - 1}`,
      ...(value === values[at] && spec.name === 'n-queens' ? { hint: 'rows are numbered from 0' } : {}),
    });
  });
  if (isWithin && !isState(state))
    problems.add({ code: 'wrong-state', place, found: `[${state.join(', ')}]`, expected: states });
}
