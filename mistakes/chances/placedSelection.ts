import type { SelectionWeights } from './selection.ts';

/**
 * Ways of choosing parents from a population that is sorted, where equals stay in the order of the population
 * or come in the reverse of it.
 */

/** Places from the least fit on, the later of equals higher. */
const placesInOrder = (f: readonly number[]): number[] => placesOf(f, (a, b) => a - b);
/** The same, the earlier of equals higher. */
const placesInReverse = (f: readonly number[]): number[] => placesOf(f, (a, b) => b - a);

function placesOf(f: readonly number[], amongEquals: (a: number, b: number) => number): number[] {
  const places = new Array<number>(f.length).fill(0);
  const order = f.map((fitness, at) => ({ fitness, at }));
  order.sort((a, b) => a.fitness - b.fitness || amongEquals(a.at, b.at));
  order.forEach(({ at }, place) => (places[at] = place));
  return places;
}

/** From 1 for the least fit. */
export const byRankInOrder: SelectionWeights = (f) => placesInOrder(f).map((place) => place + 1);
export const byRankInReverse: SelectionWeights = (f) => placesInReverse(f).map((place) => place + 1);

const half = (f: readonly number[], isUp: boolean): number =>
  Math.max(1, isUp ? Math.ceil(f.length / 2) : f.length >> 1);
const fromHighest = (places: readonly number[], many: number): number[] =>
  places.map((place) => (place >= places.length - many ? 1 : 0));

/** Evenly from the fitter half; at its edge, the first or the last of equals belong to it. */
export const fromFitterHalfInOrder: SelectionWeights = (f) => fromHighest(placesInReverse(f), half(f, true));
export const fromFitterHalfInReverse: SelectionWeights = (f) => fromHighest(placesInOrder(f), half(f, true));
export const fromSmallerHalfInOrder: SelectionWeights = (f) =>
  fromHighest(placesInReverse(f), half(f, false));
export const fromSmallerHalfInReverse: SelectionWeights = (f) =>
  fromHighest(placesInOrder(f), half(f, false));
