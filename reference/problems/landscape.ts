/**
 * State-space landscapes (fifth notes, figures 4.1 and 4.4): places with an elevation, to be climbed.
 *
 * A landscape is a grid, of one row when it is one-dimensional; a place is an index, row by row. Actions lead
 * to the places left, right, above and below, in the order left, right, above, below; diagonal steps are no
 * actions.
 */
import type { MoveProblem, Problem } from '../problem.ts';

/** A grid of elevations. */
export interface Landscape {
  readonly width: number;
  readonly height: number;
  /** Elevation of each place, row by row. */
  readonly elevation: readonly number[];
}

/** A one-dimensional landscape. */
export function line(elevation: readonly number[]): Landscape {
  return grid([elevation]);
}

/** A two-dimensional landscape; all rows have one length. */
export function grid(rows: readonly (readonly number[])[]): Landscape {
  const width = rows[0]?.length ?? 0;
  if (width === 0) throw new RangeError('a landscape has at least one place');
  if (rows.some((row) => row.length !== width))
    throw new RangeError('all rows of a landscape have one length');
  const elevation = rows.flat();
  if (elevation.some(Number.isNaN)) throw new RangeError('an elevation is a number');
  return { width, height: rows.length, elevation };
}

/**
 * The landscape as a problem to climb, from the place `initial`. @throws RangeError where there is no such
 * place.
 */
export function climb(landscape: Landscape, initial: number): Problem<number> {
  if (landscape.elevation[initial] === undefined)
    throw new RangeError(`no place ${initial} in the landscape`);
  return {
    initial,
    neighbours: (place) => adjacent(landscape, place),
    value: (place) => landscape.elevation[place]!,
  };
}

/** Where a walker stands. */
export interface WalkerWork {
  place: number;
}

/**
 * `climb` by its moves: move k steps to neighbour k, so how many there are depends on the place. @throws
 * RangeError as `climb`.
 */
export function climbMoves(landscape: Landscape, initial: number): MoveProblem<number, WalkerWork> {
  const { value } = climb(landscape, initial);
  const next = ({ place }: WalkerWork, move: number): number => adjacent(landscape, place)[move]!;
  return {
    initial,
    open: (place) => ({ place }),
    state: ({ place }) => place,
    value: ({ place }) => value(place),
    moves: ({ place }) => adjacent(landscape, place).length,
    delta: (work, move) => value(next(work, move)) - value(work.place),
    apply(work, move) {
      work.place = next(work, move);
    },
  };
}

/** Places that one action reaches. */
export function adjacent(landscape: Landscape, place: number): number[] {
  return around(landscape, place, [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ]);
}

/** Places across a corner, which no single action reaches. */
export function diagonal(landscape: Landscape, place: number): number[] {
  return around(landscape, place, [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]);
}

function around(
  { width, height }: Landscape,
  place: number,
  steps: readonly (readonly [number, number])[],
): number[] {
  const x = place % width;
  const y = (place - x) / width;
  return steps
    .filter(([dx, dy]) => x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height)
    .map(([dx, dy]) => place + dy * width + dx);
}
