import type { ProblemTable } from '../types/authored.ts';
import type { OwnProblemSpec } from '../types/input.ts';
import { itemAt } from '../types/lookup.ts';
import { perObject } from '../types/perObject.ts';
import type { LocalProblem } from './searchedProblem.ts';

const NOTHING: ProblemTable = { title: '', states: [], values: [], neighbours: [] };

/**
 * A problem of an author's, answered from the table of what the sandbox found in its module. Running the
 * module for each question was the alternative: it would have had to run beside every engine and in every
 * judge, and a module that answers otherwise the next time would have cost points.
 */
export const ownProblem = ({ table = NOTHING, module }: OwnProblemSpec): LocalProblem =>
  problemIn(table, module);

const placesIn = perObject(
  ({ states }: ProblemTable) => new Map(states.map((state, at) => [state.join(), at])),
);

function problemIn(table: ProblemTable, module: string): LocalProblem {
  const { states, values, neighbours } = table;
  const places = placesIn(table);
  const length = states[0]?.length ?? 0;
  return {
    states: `a list of ${length} whole numbers that is a state of ${module}`,
    length,
    values: sizesOf(table),
    isState: (state) => places.has(state.join()),
    randomState: (random) => [...itemAt(states, random.integer(0, states.length - 1))],
    neighbours: (state) =>
      (neighbours[places.get(state.join()) ?? -1] ?? []).map((at) => [...itemAt(states, at)]),
    value: (state) => values[places.get(state.join()) ?? -1] ?? NaN,
    count: states.length,
    goal: values.reduce((best, value) => Math.max(best, value), -Infinity),
  };
}

const sizesOf = perObject(({ states }: ProblemTable): readonly number[] =>
  (states[0] ?? []).map((_, at) => 1 + states.reduce((most, state) => Math.max(most, itemAt(state, at)), 0)),
);
