import type { LocalProblem } from '../../../content/localProblem.ts';
import type { Neighbourhood } from '../../../reading/neighbourhood.ts';
import { type PositionMistake } from '../positions.ts';
import type { MoveMistake } from './steps.ts';

/** A mistake that goes by the place among the candidates alone. */
export function byPlace(mistake: PositionMistake): MoveMistake {
  const known = new Map<number, number[]>();
  return {
    ...mistake,
    weights(_around, { length }) {
      let weights = known.get(length);
      if (weights === undefined) known.set(length, (weights = mistake.weights(length)));
      return weights;
    },
  };
}

/** Equal chances of the candidates for which `isWanted` holds; none if it holds for none. */
export function evenlyAmong(
  candidates: readonly number[],
  isWanted: (position: number) => boolean,
): number[] {
  const wanted = candidates.map((position) => (isWanted(position) ? 1 : 0));
  const count = wanted.reduce<number>((sum, one) => sum + one, 0);
  return wanted.map((one) => (count === 0 ? 0 : one / count));
}

/** Chances proportional to weights; equal if all are 0. */
export function inProportion(weights: readonly number[]): number[] {
  const total = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => (total > 0 ? weight / total : 1 / weights.length));
}

/** Only the candidates with the highest value. */
export function steepest({ values }: Neighbourhood, candidates: readonly number[]): number[] {
  const highest = candidates.reduce((most, position) => Math.max(most, values[position]!), -Infinity);
  return evenlyAmong(candidates, (position) => values[position] === highest);
}

export const EDGES_NEVER: MoveMistake = {
  id: 'never-edge',
  title: 'Your search never tries the first and the last value of a position: on a board, the edge rows.',
  hint: 'Use all of problem.neighbours(state): it lists every value of every position.',
  weights: (around, candidates, problem) =>
    evenlyAmong(candidates, (position) => !isEdge(around, position, problem)),
};

function isEdge({ state, neighbours }: Neighbourhood, position: number, { values }: LocalProblem): boolean {
  const neighbour = neighbours[position]!;
  const at = neighbour.findIndex((item, i) => item !== state[i]);
  return at >= 0 && values[at]! > 2 && (neighbour[at] === 0 || neighbour[at] === values[at]! - 1);
}
