import { expect, test } from 'vitest';
import { localProblem } from '../../../grader/content/localProblem.ts';
import { parseRun } from '../../../grader/content/run.ts';
import { formatProblem } from '../../../grader/types/result.ts';
import type { LocalInput } from '../../../grader/types/input.ts';

const read = (problem: object): LocalInput => {
  const run = parseRun(JSON.stringify({ title: 'A run', problem, seeds: [1] }), 'run.json');
  return run.ok
    ? (run.value[0] as LocalInput)
    : expect.unreachable(run.problems.map(formatProblem).join('\n'));
};
const told = (problem: object): string[] => {
  const run = parseRun(JSON.stringify({ title: 'A run', problem, seeds: [1] }), 'run.json');
  return run.ok ? [] : run.problems.map(formatProblem);
};

const TRIANGLE = {
  name: 'graph-colouring',
  n: 3,
  edges: [
    [0, 1],
    [1, 2],
    [0, 2],
  ],
  colours: 3,
};
const DIMACS = { name: 'max-sat', dimacs: ['c a remark', 'p cnf 3 2', '1 -2 0', '2 3', '-1 0'] };
const TIMES = {
  name: 'timetable',
  events: [
    { name: 'logic', groups: ['a'] },
    { name: 'search', groups: ['a', 'b'] },
    { name: 'games', groups: ['c'] },
  ],
  slots: 2,
  rooms: 1,
};

test.each<[object, number[], number, number]>([
  [TRIANGLE, [0, 0, 0], -3, 6],
  [TRIANGLE, [0, 1, 2], 0, 6],
  [TRIANGLE, [0, 0, 1], -1, 6],
  [{ name: 'number-partitioning', numbers: [5, 3, 2] }, [1, 0, 0], 0, 3],
  [{ name: 'number-partitioning', numbers: [5, 3, 2] }, [0, 0, 0], -10, 3],
  [DIMACS, [0, 1, 0], -1, 3],
  [DIMACS, [1, 0, 1], 0, 3],
  [{ name: 'max-sat', n: 2, clauses: [[1], [-1], [2]] }, [0, 0], -2, 2],
  // Both of group a at once, and two events without a room.
  [TIMES, [0, 0, 0], -3, 3],
  [TIMES, [0, 1, 0], -1, 3],
  [
    {
      name: 'tour',
      cities: [
        [0, 0],
        [3, 0],
        [3, 4],
        [0, 4],
      ],
      moves: 'reverse',
    },
    [0, 1, 2, 3],
    -14,
    3,
  ],
])('%j is worth what it is at %j', (problem, state, value, neighbours) => {
  const own = localProblem(read(problem).problem);
  expect(own.value(state)).toBe(value);
  const around = own.neighbours(state);
  expect(around).toHaveLength(neighbours);
  // Moves can be taken back.
  for (const other of around) expect(own.neighbours(other)).toContainEqual(state);
});

test.each([
  [{ ...TRIANGLE, edges: [[0, 3]] }, 'edges[0]: found [0, 3]; expected two different vertices from 0 to 2'],
  [{ name: 'graph-colouring', n: 3, colours: 3 }, 'found no "edges"'],
  [
    { ...TRIANGLE, clauses: [] },
    'found the key "clauses"; expected no such key in the problem "graph-colouring"',
  ],
  [{ ...TRIANGLE, initial: [0, 1, 3] }, 'initial[2]: found 3; expected a colour from 0 to 2'],
  [
    { name: 'max-sat', dimacs: ['1 2 0'] },
    'dimacs: found "1 2 0" on line 1 of it; expected a line such as "p cnf 3 2"',
  ],
  [
    { name: 'max-sat', dimacs: ['p cnf 2 1', '1 3 0'] },
    'dimacs: found "3" on line 2 of it; expected a variable from 1 to 2',
  ],
  [{ name: 'max-sat', dimacs: ['p cnf 2 2', '1 0'] }, 'dimacs: found 1 clauses; expected 2'],
  [{ name: 'max-sat', n: 2, clauses: [[3]] }, 'clauses[0]: found 3; expected variables from 1 to 2'],
  [
    { name: 'max-sat', n: 2, dimacs: ['p cnf 2 0'] },
    'found "dimacs" and "clauses"; expected only one of them',
  ],
  [
    {
      name: 'tour',
      cities: [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 3],
      ],
      distances: [],
      moves: 'swap',
    },
    'found',
  ],
  [{ name: 'module', module: 'x.js' }, 'problem.module: found a module; expected a run file by itself'],
  [{ name: 'module' }, 'found no "module"'],
])('%j is told what is wrong', (problem, expected) => {
  expect(told(problem)[0]).toContain(expected);
});
