import { grid, line } from '../../../reference/problems/landscape.ts';
import { nonAttackingPairs } from '../../../reference/problems/queensEncoding.ts';
import type { Problems } from '../../content/problems.ts';
import { exactOf } from '../exactNumber.ts';
import { lettersOf } from '../tree/labels.ts';
import type { BoardFigure, LandscapeFigure, PopulationFigure } from '../types.ts';

/** Figures about local search. What is wrong with one goes to `problems`, and the answer is null then. */

export function boardFigure(
  id: string,
  title: string,
  rows: readonly number[],
  place: string,
  problems: Problems,
): BoardFigure | null {
  const outside = rows.findIndex((row) => row >= rows.length);
  if (outside >= 0)
    problems.add({
      code: 'wrong-board',
      place: `${place}[${outside}]`,
      found: String(rows[outside]),
      expected: `a row from 0 to ${rows.length - 1}`,
      ...(rows[outside] === rows.length ? { hint: 'rows are numbered from 0' } : {}),
    });
  return outside >= 0 ? null : { kind: 'board', id, title, rows };
}

export function landscapeFigure(
  id: string,
  title: string,
  heights: readonly (number | readonly number[])[],
  place: string,
  problems: Problems,
): LandscapeFigure | null {
  const isLine = heights.every((height) => typeof height === 'number');
  const rows = heights.map((height) => (typeof height === 'number' ? [height] : height));
  const [{ length } = []] = rows;
  const odd = isLine
    ? -1
    : heights.findIndex((height) => typeof height === 'number' || height.length !== length);
  if (odd >= 0) {
    problems.add({
      code: 'wrong-landscape',
      place: `${place}[${odd}]`,
      found: typeof heights[odd] === 'number' ? 'a height' : `a row of ${rows[odd]?.length ?? 0}`,
      expected: `a row of ${length} heights, like the first`,
    });
    return null;
  }
  const landscape = isLine ? line(heights) : grid(rows);
  const { width } = landscape;
  return {
    kind: 'landscape',
    id,
    title,
    landscape,
    places: landscape.elevation.map((_, at) =>
      isLine ? lettersOf(at) : `${lettersOf(at % width)}${Math.floor(at / width) + 1}`,
    ),
  };
}

export function populationFigure(
  id: string,
  title: string,
  strings: readonly string[],
  fitness: readonly number[] | undefined,
  place: string,
  problems: Problems,
): PopulationFigure | null {
  const [{ length } = ''] = strings;
  const odd = strings.findIndex((digits) => digits.length !== length);
  if (odd >= 0)
    problems.add({
      code: 'wrong-population',
      place: `${place}.population[${odd}]`,
      found: `${strings[odd]?.length ?? 0} digits`,
      expected: `${length}, as many as the first has`,
    });
  if (fitness !== undefined && fitness.length !== strings.length)
    problems.add({
      code: 'wrong-population',
      place: `${place}.fitness`,
      found: `${fitness.length} numbers`,
      expected: `${strings.length}, one an individual`,
    });
  if (odd >= 0 || (fitness !== undefined && fitness.length !== strings.length)) return null;
  const individuals = strings.map((digits) => [...digits].map(Number));
  return {
    kind: 'population',
    id,
    title,
    individuals,
    fitness: (fitness ?? individuals.map(nonAttackingPairs)).map(exactOf),
    measure: fitness === undefined ? 'queens' : 'given',
  };
}
