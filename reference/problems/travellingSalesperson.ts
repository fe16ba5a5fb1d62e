/**
 * The travelling salesperson problem: a shortest closed tour through all cities.
 *
 * A state is a permutation of the cities in the order of visit; its value is minus its length. Two
 * neighbourhoods, each a problem of its own: exchange the cities at two places, or reverse the stretch
 * between two places (2-opt, Croes 1958). Places i < j are taken in order: (0, 1), (0, 2), …, (1, 2), … A
 * long stretch stays and the rest is reversed instead: the same closed tour, run backwards, for fewer
 * exchanges.
 *
 * The plain forms and the moves make the same runs when distances are integers (`roundedDistances`). With
 * real distances a sum and a difference of sums may part in the last bit.
 */
import type { MoveProblem, Problem } from '../problem.ts';
import { distance, type Distances } from './distances.ts';

/** Length of the closed tour. */
export function tourLength(distances: Distances, tour: ArrayLike<number>): number {
  let length = 0;
  for (let i = 0; i < tour.length; i += 1) {
    length += distance(distances, tour[i]!, tour[i + 1 === tour.length ? 0 : i + 1]!);
  }
  return length;
}

/** Neighbours exchange the cities at two places. @param initial A permutation of 0 … n − 1. */
export function tourBySwaps(distances: Distances, initial: readonly number[]): Problem<number[]> {
  return tourProblem(distances, initial, pairs(initial.length), swapped);
}

/** Neighbours reverse the stretch from place i to place j, unless that leaves the closed tour as it was. */
export function tourByReversals(distances: Distances, initial: readonly number[]): Problem<number[]> {
  return tourProblem(distances, initial, reversals(initial.length), reversed);
}

function tourProblem(
  distances: Distances,
  initial: readonly number[],
  places: readonly Places[],
  change: (tour: number[], i: number, j: number) => void,
): Problem<number[]> {
  checkTour(distances, initial);
  return {
    initial: [...initial],
    neighbours: (state) =>
      places.map(([i, j]) => {
        const tour = [...state];
        change(tour, i, j);
        return tour;
      }),
    value: (state) => 0 - tourLength(distances, state),
  };
}

/** A tour with its value: minus its length. */
export interface TourWork {
  readonly tour: number[];
  value: number;
}

/** `tourBySwaps` by its moves. */
export function tourBySwapsMoves(
  distances: Distances,
  initial: readonly number[],
): MoveProblem<number[], TourWork> {
  return tourMoves(distances, initial, pairs(initial.length), swapped, swapDelta);
}

/** `tourByReversals` by its moves. */
export function tourByReversalsMoves(
  distances: Distances,
  initial: readonly number[],
): MoveProblem<number[], TourWork> {
  return tourMoves(distances, initial, reversals(initial.length), reversed, reversalDelta);
}

function tourMoves(
  distances: Distances,
  initial: readonly number[],
  places: readonly Places[],
  change: (tour: number[], i: number, j: number) => void,
  longer: (distances: Distances, tour: readonly number[], i: number, j: number) => number,
): MoveProblem<number[], TourWork> {
  checkTour(distances, initial);
  const delta = (work: TourWork, move: number): number => {
    const [i, j] = places[move]!;
    return 0 - longer(distances, work.tour, i, j);
  };
  return {
    initial: [...initial],
    open: (state) => ({ tour: [...state], value: 0 - tourLength(distances, state) }),
    state: ({ tour }) => [...tour],
    value: ({ value }) => value,
    moves: () => places.length,
    delta,
    apply(work, move) {
      const [i, j] = places[move]!;
      work.value += delta(work, move);
      change(work.tour, i, j);
    },
  };
}

/** How much longer the tour is after the cities at places i < j are exchanged: the edges around them. */
export function swapDelta(distances: Distances, tour: ArrayLike<number>, i: number, j: number): number {
  const n = tour.length;
  if (n < 4) return 0; // all tours of three cities are one
  const a = tour[i]!;
  const b = tour[j]!;
  const beforeI = tour[i === 0 ? n - 1 : i - 1]!;
  const afterI = tour[i + 1]!; // i < j, so it exists
  const beforeJ = tour[j - 1]!;
  const afterJ = tour[j + 1 === n ? 0 : j + 1]!;
  const d = (x: number, y: number): number => distance(distances, x, y);
  if (j === i + 1) return d(beforeI, b) + d(a, afterJ) - d(beforeI, a) - d(b, afterJ);
  if (i === 0 && j === n - 1) return d(beforeJ, a) + d(b, afterI) - d(beforeJ, b) - d(a, afterI);
  return (
    d(beforeI, b) +
    d(b, afterI) +
    d(beforeJ, a) +
    d(a, afterJ) -
    d(beforeI, a) -
    d(a, afterI) -
    d(beforeJ, b) -
    d(b, afterJ)
  );
}

/**
 * How much longer the tour is after the stretch from place i to place j is reversed: two edges are exchanged.
 */
export function reversalDelta(distances: Distances, tour: ArrayLike<number>, i: number, j: number): number {
  const n = tour.length;
  const before = tour[i === 0 ? n - 1 : i - 1]!;
  const first = tour[i]!;
  const last = tour[j]!;
  const after = tour[j + 1 === n ? 0 : j + 1]!;
  return (
    distance(distances, before, last) +
    distance(distances, first, after) -
    distance(distances, before, first) -
    distance(distances, last, after)
  );
}

/** Two places of a tour, counted from 0. */
export type Places = readonly [number, number];

function pairs(n: number): Places[] {
  const list: Places[] = [];
  for (let i = 0; i < n; i += 1) for (let j = i + 1; j < n; j += 1) list.push([i, j]);
  return list;
}

/** Reversing all cities, or all but one, gives the same tour run backwards. */
export function reversals(n: number): Places[] {
  return pairs(n).filter(([i, j]) => j - i + 1 < n - 1);
}

function swapped(tour: number[], i: number, j: number): void {
  [tour[i], tour[j]] = [tour[j]!, tour[i]!];
}

/** Reverses places i to j of the closed tour, or all the others if they are fewer. */
function reversed(tour: number[], i: number, j: number): void {
  const n = tour.length;
  const inside = j - i + 1;
  const isShort = 2 * inside <= n;
  let low = isShort ? i : (j + 1) % n;
  let high = isShort ? j : (i + n - 1) % n;
  for (let left = (isShort ? inside : n - inside) >> 1; left > 0; left -= 1) {
    swapped(tour, low, high);
    low = low + 1 === n ? 0 : low + 1;
    high = high === 0 ? n - 1 : high - 1;
  }
}

/** Throws a RangeError unless `tour` is a permutation of the cities. */
export function checkTour(distances: Distances, tour: readonly number[]): void {
  const { n } = distances;
  if (
    tour.length !== n ||
    new Set(tour).size !== n ||
    tour.some((city) => !Number.isInteger(city) || city < 0 || city >= n)
  ) {
    throw new RangeError(`a tour visits each city from 0 to ${n - 1} once`);
  }
}
