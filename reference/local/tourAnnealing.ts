/**
 * Annealing a tour by reversals (2-opt): the fast form of `simulatedAnnealingByMoves` on
 * `tourByReversalsMoves`. Same draws and, where the sums are exact, the same run. It keeps the tour in a
 * typed array, weighs a move without a call, and reads the temperatures from a list (see `cooling`).
 */
import type { Draws } from '../random.ts';
import type { Distances } from '../problems/distances.ts';
import { checkTour, reversals, tourLength } from '../problems/travellingSalesperson.ts';

/**
 * Where the annealing ended, and the shortest tour it passed through; lengths in the unit of the distances.
 */
export interface AnnealedTour {
  readonly tour: number[];
  readonly length: number;
  readonly best: number[];
  readonly bestLength: number;
  /** Moves accepted. */
  readonly accepted: number;
}

/**
 * @param initial A permutation of the cities.
 * @param temperatures T(1), T(2), …; the search ends at a 0, or with the list.
 */
export function annealTour(
  random: Draws,
  distances: Distances,
  initial: readonly number[],
  temperatures: Float64Array,
): AnnealedTour {
  checkTour(distances, initial);
  const { n, table } = distances;
  const places = reversals(n);
  const from = Int32Array.from(places, ([i]) => i);
  const to = Int32Array.from(places, ([, j]) => j);
  const moves = places.length;
  const tour = Int32Array.from(initial);
  const best = tour.slice();
  let length = tourLength(distances, tour);
  let bestLength = length;
  let accepted = 0;
  for (let t = 0; moves > 0 && t < temperatures.length; t += 1) {
    const T = temperatures[t]!;
    if (T === 0) break;
    const move = random.integer(0, moves - 1);
    const i = from[move]!;
    const j = to[move]!;
    const first = tour[i]!;
    const last = tour[j]!;
    const before = tour[i === 0 ? n - 1 : i - 1]!;
    const after = tour[j + 1 === n ? 0 : j + 1]!;
    const longer =
      table[before * n + last]! +
      table[first * n + after]! -
      table[before * n + first]! -
      table[last * n + after]!;
    if (longer < 0 || accepts(random.number(), longer / T)) {
      accepted += 1;
      reverse(tour, i, j);
      length += longer;
      if (length < bestLength) {
        bestLength = length;
        best.set(tour);
      }
    }
  }
  return { tour: Array.from(tour), length, best: Array.from(best), bestLength, accepted };
}

/**
 * Whether draw < e^(−x), for x ≥ 0. Most draws are settled without the exponential: e^(−x) ≥ 1 − x, and
 * e^x ≥ 1 + x + x²/2 + x³/6; the margin is far wider than the rounding of either side.
 */
function accepts(draw: number, x: number): boolean {
  if (draw * (1 + x * (1 + x * (0.5 + x * (1 / 6)))) > 1 + 1e-9) return false;
  if (draw < 1 - x - 1e-9) return true;
  return draw < Math.exp(-x);
}

/** Reverses places i to j of the closed tour, or all the others if they are fewer. */
function reverse(tour: Int32Array, i: number, j: number): void {
  const n = tour.length;
  const inside = j - i + 1;
  if (2 * inside <= n) {
    for (let low = i, high = j; low < high; low += 1, high -= 1) {
      const city = tour[low]!;
      tour[low] = tour[high]!;
      tour[high] = city;
    }
    return;
  }
  let low = j + 1 === n ? 0 : j + 1;
  let high = i === 0 ? n - 1 : i - 1;
  for (let left = (n - inside) >> 1; left > 0; left -= 1) {
    const city = tour[low]!;
    tour[low] = tour[high]!;
    tour[high] = city;
    low = low + 1 === n ? 0 : low + 1;
    high = high === 0 ? n - 1 : high - 1;
  }
}
