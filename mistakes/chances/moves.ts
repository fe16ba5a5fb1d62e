import type { PositionWeights } from './positions.ts';

/** A state of a local search with its neighbours, as they were listed. */
export interface Around {
  readonly state: readonly number[];
  readonly value: number;
  readonly neighbours: readonly (readonly number[])[];
  /** Of each neighbour. */
  readonly values: Float64Array;
}

/**
 * The chance of each of `candidates`, positions of neighbours that may be entered; they sum to at most 1.
 * `sizes`: how many values each position of a state can take.
 */
export type MoveWeights = (
  around: Around,
  candidates: readonly number[],
  sizes: readonly number[],
) => readonly number[];

/** What a test of climbs bets on: how a mistake chooses among the neighbours that may be entered. */
export type MoveChance = (
  | { readonly weights: MoveWeights }
  /** By the place among the candidates alone. */
  | { readonly byPlace: PositionWeights }
) & {
  /** Where to choose so is right: with moves drawn evenly, or in proportion to their gain. */
  readonly rightWhere?: 'uniform' | 'gain';
};

/** Drawing one neighbour of all, seen in the first that may be entered: each is as likely as it is drawn. */
export const amongAll =
  (weights: PositionWeights): MoveWeights =>
  ({ values }, candidates) => {
    const all = weights(values.length);
    return inProportion(candidates.map((position) => all[position] ?? 0));
  };

/** From a random place of the list on, round its end: each has the gap before it. */
export const fromAnyPlace: MoveWeights = ({ values }, candidates) =>
  inProportion(
    candidates.map(
      (position, at) => position - (candidates[at - 1] ?? (candidates.at(-1) ?? 0) - values.length),
    ),
  );

export const evenly: MoveWeights = (_around, candidates) => candidates.map(() => 1 / candidates.length);

/** In proportion to some power of the gain. */
export const byGain =
  (weight: (gain: number) => number): MoveWeights =>
  ({ value, values }, candidates) =>
    inProportion(candidates.map((position) => weight((values[position] ?? value) - value)));

/** By the value above the lowest neighbour's, and `more`, as a wheel has no room for negative ones. */
export const byValueAnd =
  (more: number): MoveWeights =>
  ({ values }, candidates) => {
    const lowest = values.reduce((a, b) => Math.min(a, b), Infinity);
    return inProportion(candidates.map((position) => (values[position] ?? lowest) - lowest + more));
  };
export const byValue = byValueAnd(0);

/** Only the candidates with the highest value. */
export const steepest: MoveWeights = ({ values }, candidates) => {
  const highest = candidates.reduce((most, position) => Math.max(most, values[position] ?? most), -Infinity);
  return evenlyAmong(candidates, (position) => values[position] === highest);
};

export const firstOfSteepest: MoveWeights = (around, candidates, sizes) => {
  const weights = steepest(around, candidates, sizes);
  const first = weights.findIndex((weight) => weight > 0);
  return weights.map((_, at) => (at === first ? 1 : 0));
};

/** Only the candidates with the lowest value. */
export const leastSteep: MoveWeights = ({ values }, candidates) => {
  const least = candidates.reduce((low, position) => Math.min(low, values[position] ?? low), Infinity);
  return evenlyAmong(candidates, (position) => values[position] === least);
};

/** Never to the first or the last value of a position: on a board, to the edge rows. */
export const neverToEdges: MoveWeights = (around, candidates, sizes) =>
  evenlyAmong(candidates, (position) => !isEdge(around, position, sizes));

function isEdge({ state, neighbours }: Around, position: number, sizes: readonly number[]): boolean {
  const neighbour = neighbours[position] ?? [];
  const at = neighbour.findIndex((item, i) => item !== state[i]);
  const size = sizes[at] ?? 0;
  return size > 2 && (neighbour[at] === 0 || neighbour[at] === size - 1);
}

/** Equal chances of the candidates for which `isWanted` holds; none if it holds for none. */
function evenlyAmong(candidates: readonly number[], isWanted: (position: number) => boolean): number[] {
  const wanted = candidates.map((position) => (isWanted(position) ? 1 : 0));
  const count = wanted.reduce<number>((sum, one) => sum + one, 0);
  return wanted.map((one) => (count === 0 ? 0 : one / count));
}

/** Chances proportional to weights; equal if all are 0. */
function inProportion(weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}
