import type { ProblemSpec } from '../types/input.ts';
import { localProblem } from './localProblem.ts';
import { checkKeys } from './namedKeys.ts';
import type { Problems } from './problems.ts';
import type { ProblemFile } from './schemas/problem.ts';
import { describe } from '../words/found.ts';
import { itemAt } from '../types/lookup.ts';
import { expanded, isRegular } from './problemForms.ts';

const PROBLEMS = {
  noun: 'problem',
  keys: {
    'n-queens': ['n'],
    landscape: ['elevation'],
    tour: ['distances', 'moves'],
    'one-max': ['n'],
    knapsack: ['items', 'capacity'],
    'graph-colouring': ['n', 'edges', 'colours'],
    'number-partitioning': ['numbers'],
    'max-sat': ['n', 'clauses'],
    timetable: ['events', 'slots', 'rooms'],
    module: ['module', 'parameters'],
  },
  wanted: {
    n: 'a whole number from 1 to 100',
    elevation: 'a list of rows of numbers',
    distances: 'a table of distances, a row a city, or "cities": a list of places',
    moves: '"swap" or "reverse"',
    items: 'a list of items',
    capacity: 'a whole number from 0',
    edges: 'a list of edges',
    colours: 'a whole number from 2 to 100',
    numbers: 'a list of whole numbers from 0',
    clauses: 'a list of clauses, or "dimacs": the lines of a DIMACS file',
    events: 'a list of events',
    slots: 'a whole number from 1 to 100',
    rooms: 'a whole number from 1 to 100',
    module: 'the path of a module',
    parameters: 'an object',
  },
} as const;

/**
 * The problem that a run names, or null with what is wrong in `problems`. `place` is the problem's in the
 * file.
 */
export function readProblem(written: ProblemFile, place: string, problems: Problems): ProblemSpec | null {
  const file = expanded(written, place, problems);
  if (file === null) return null;
  checkKeys(file, PROBLEMS, place, problems);
  const spec = completeProblem(file);
  if (spec === null || !isRegular(file, place, problems)) return null;
  // Of an own problem nobody knows the states before its module was run.
  if (spec.initial !== null && spec.name !== 'module')
    checkState(spec, spec.initial, `${place}.initial`, problems);
  return spec;
}

function completeProblem(file: ProblemFile): ProblemSpec | null {
  const { name, initial = null, n, elevation, distances, moves, items, capacity } = file;
  const { edges, colours, numbers, clauses, events, slots, rooms, module, parameters = {} } = file;
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
    case 'graph-colouring':
      return n === undefined || edges === undefined || colours === undefined
        ? null
        : { name, n, edges, colours, initial };
    case 'number-partitioning':
      return numbers === undefined ? null : { name, numbers, initial };
    case 'max-sat':
      return n === undefined || clauses === undefined ? null : { name, n, clauses, initial };
    case 'timetable':
      return events === undefined || slots === undefined || rooms === undefined
        ? null
        : { name, events, slots, rooms, initial };
    case 'module':
      return module === undefined ? null : { name, module, parameters, initial };
  }
}

/** What a state is called in messages about one of its numbers. */
const PART: Readonly<Record<ProblemSpec['name'], string>> = {
  'n-queens': 'a row',
  landscape: 'a place',
  tour: 'a city',
  'one-max': 'a bit',
  knapsack: 'a bit',
  'graph-colouring': 'a colour',
  'number-partitioning': 'a bit',
  'max-sat': 'a bit',
  timetable: 'a slot',
  module: 'a number',
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
