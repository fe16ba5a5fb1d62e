import type { Random } from '../../../reference/random.ts';
import { localProblem } from '../../content/localProblem.ts';
import type { ProblemSpec } from '../../types/input.ts';

export const randomNumbers = (random: Random, length: number, low: number, high: number): number[] =>
  Array.from({ length }, () => random.integer(low, high));

/** A problem that says where a search starts. */
export type StartedProblem = ProblemSpec & { readonly initial: readonly number[] };

/** A small problem of the same kind, with a random start of its own. */
export function randomProblem(random: Random, sample: ProblemSpec, size: number): StartedProblem {
  const spec = problemWithoutStart(random, sample, size);
  return { ...spec, initial: localProblem(spec).randomState(random) };
}

/** Its runs start anywhere. */
export function problemWithoutStart(random: Random, sample: ProblemSpec, size: number): ProblemSpec {
  const n = random.integer(2, size + 1);
  switch (sample.name) {
    case 'n-queens':
    case 'one-max':
      return { name: sample.name, n, initial: null };
    case 'knapsack': {
      const items = Array.from({ length: n }, () => ({
        weight: random.integer(1, 4),
        worth: random.integer(0, 4),
      }));
      return { name: 'knapsack', items, capacity: random.integer(1, 2 * n), initial: null };
    }
    case 'graph-colouring':
      return { ...sample, n, edges: everyOther(random, n), initial: null };
    case 'number-partitioning':
      return { ...sample, numbers: randomNumbers(random, n, 1, 9), initial: null };
    case 'max-sat':
      return { ...sample, n, clauses: randomClauses(random, n), initial: null };
    case 'timetable':
      return { ...sample, events: sample.events.slice(0, n), initial: null };
    case 'module':
      return { ...sample, initial: null };
    case 'landscape': {
      const high = random.integer(1, 5);
      return {
        name: 'landscape',
        elevation: Array.from({ length: sample.elevation.length === 1 ? 1 : random.integer(2, 4) }, () =>
          randomNumbers(random, n, 0, high),
        ),
        initial: null,
      };
    }
    case 'tour': {
      const cities = Math.min(7, n + 2);
      const upper = Array.from({ length: cities }, () => randomNumbers(random, cities, 1, 6));
      return {
        name: 'tour',
        moves: sample.moves,
        distances: upper.map((row, a) =>
          row.map((_, b) => (a === b ? 0 : (upper[Math.min(a, b)]?.[Math.max(a, b)] ?? 0))),
        ),
        initial: null,
      };
    }
  }
}

/** About half of all edges. */
const everyOther = (random: Random, n: number): [number, number][] =>
  Array.from({ length: n }, (_, b) => b).flatMap((b) =>
    Array.from({ length: b }, (_, a) => a).flatMap((a): [number, number][] =>
      random.integer(0, 1) === 0 ? [] : [[a, b]],
    ),
  );

const randomClauses = (random: Random, n: number): number[][] =>
  Array.from({ length: 2 * n }, () =>
    randomNumbers(random, 2, 1, n).map((variable) => (random.integer(0, 1) === 0 ? variable : -variable)),
  );
