import { roundedDistances } from '../../reference/problems/distances.ts';
import { describe } from '../words/found.ts';
import { itemAt } from '../types/lookup.ts';
import { parseDimacs } from './dimacs.ts';
import type { Problems } from './problems.ts';
import type { ProblemFile } from './schemas/problem.ts';

/**
 * A problem in the one form that is read on: cities as their distances, DIMACS as clauses. Null with what is
 * wrong in `problems`.
 */
export function expanded(file: ProblemFile, place: string, problems: Problems): ProblemFile | null {
  const { cities, dimacs, ...rest } = file;
  const both = (key: string, other: string): null => {
    problems.add({
      code: 'too-many-keys',
      place,
      found: `"${key}" and "${other}"`,
      expected: 'only one of them',
    });
    return null;
  };
  if (cities !== undefined && file.name === 'tour') {
    if (file.distances !== undefined) return both('cities', 'distances');
    const { n, table } = roundedDistances(cities.map(([x, y]) => ({ x, y })));
    const distances = Array.from({ length: n }, (_, a) => [...table.subarray(a * n, (a + 1) * n)]);
    return { ...rest, distances };
  }
  if (dimacs !== undefined && file.name === 'max-sat') {
    if (file.clauses !== undefined || file.n !== undefined) return both('dimacs', 'clauses');
    const read = parseDimacs(dimacs);
    if (!('code' in read))
      return { ...rest, n: read.variables, clauses: read.clauses.map((each) => [...each]) };
    problems.add({ ...read, place: `${place}.dimacs` });
    return null;
  }
  const stray = cities !== undefined ? 'cities' : dimacs !== undefined ? 'dimacs' : null;
  if (stray === null) return file.name === 'module' ? { parameters: {}, ...file } : file;
  problems.add({
    code: 'unknown-key',
    place: `${place}.${stray}`,
    found: `the key "${stray}"`,
    expected: `no such key in the problem "${file.name}"`,
  });
  return null;
}

/** Tables whose rows have the lengths that they must have, and distances that are the same both ways. */
export function isRegular(
  { elevation, distances, n = 0, edges, clauses }: ProblemFile,
  place: string,
  problems: Problems,
): boolean {
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
  const cities = distances?.length ?? 0;
  distances?.forEach((row, a) => {
    if (row.length !== cities) wrong(`distances[${a}]`, describe(row), `a list of ${cities}, one a city`);
    else if (row[a] !== 0) wrong(`distances[${a}][${a}]`, describe(row[a]), '0, from a city to itself');
    else
      row.slice(0, a).forEach((length, b) => {
        const back = itemAt(distances, b)[a];
        if (length !== back)
          wrong(`distances[${a}][${b}]`, describe(length), `${describe(back)}, as in distances[${b}][${a}]`);
      });
  });
  edges?.forEach(([a, b], at) => {
    if (a >= n || b >= n || a === b)
      wrong(`edges[${at}]`, `[${a}, ${b}]`, `two different vertices from 0 to ${n - 1}`);
  });
  clauses?.forEach((clause, at) => {
    const odd = clause.find((literal) => literal === 0 || Math.abs(literal) > n);
    if (odd !== undefined)
      wrong(`clauses[${at}]`, String(odd), `variables from 1 to ${n}, or minus one of them`);
  });
  return regular;
}
