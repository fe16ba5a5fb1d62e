import { MOVE_WEIGHTS, type MoveWeight } from '../../../types/exercise.ts';
import { proportional, uniform } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { type Neighbourhood, betterPositions } from '../../../reading/neighbourhood.ts';
import { FIRST, LAST, NEVER_FIRST, NEVER_LAST } from '../positions.ts';
import { EDGES_NEVER, byPlace, inProportion, steepest } from './candidates.ts';
import { type MoveMistake, type MoveRule, movesFamily } from './steps.ts';

const gains = ({ value, values }: Neighbourhood, candidates: readonly number[]): number[] =>
  candidates.map((position) => values[position]! - value);

const WORDS: Readonly<Record<MoveWeight, string>> = {
  uniform: 'every uphill move equally likely',
  gain: 'uphill moves in proportion to their gain',
};

/** Stochastic hill climbing: among the uphill moves, by each accepted weight. */
export function stochasticFamily(options: FamilyOptions): Family {
  return movesFamily(stochasticRules(options.conventions.weights ?? MOVE_WEIGHTS), options);
}

export function stochasticRules(accepted: readonly MoveWeight[]): MoveRule[] {
  return accepted.map((weight) => ({
    convention: accepted.length > 1 ? WORDS[weight] : '',
    candidates: betterPositions,
    logP: (around, candidates) =>
      weight === 'uniform' ? uniform(candidates.length) : proportional(gains(around, candidates)),
    mistakes: mistakesFor(weight),
  }));
}

function mistakesFor(weight: MoveWeight): MoveMistake[] {
  const hint =
    weight === 'gain'
      ? 'Draw an uphill move with probability gain / total gain, where gain = value(neighbour) - value(state).'
      : 'Collect the better neighbours, and take random.choice of them.';
  const other: MoveMistake =
    weight === 'gain'
      ? {
          id: 'uniform',
          title: 'Your search draws every uphill move with the same chance, however steep it is.',
          hint,
          weights: (_around, candidates) => candidates.map(() => 1 / candidates.length),
        }
      : {
          id: 'by-gain',
          title: 'Your search prefers steeper moves, though every uphill move should be equally likely.',
          hint,
          weights: (around, candidates) => inProportion(gains(around, candidates)),
        };
  return [
    other,
    {
      id: 'gain-squared',
      title: 'Your search draws uphill moves in proportion to the square of their gain.',
      hint,
      weights: (around, candidates) => inProportion(gains(around, candidates).map((gain) => gain * gain)),
    },
    {
      id: 'by-value',
      title: 'Your search weighs uphill moves by their value in place of their gain.',
      hint,
      weights: ({ values }, candidates) => byValue(values, candidates),
    },
    {
      id: 'steepest',
      title: 'Your search always takes a steepest move.',
      hint,
      weights: (around, candidates) => steepest(around, candidates),
    },
    {
      id: 'steepest-first',
      title: 'Your search always takes the first of the steepest moves.',
      hint,
      weights: (around, candidates) => oneOf(steepest(around, candidates)),
    },
    ...[FIRST, LAST, NEVER_FIRST, NEVER_LAST].map((mistake) => ({ ...byPlace(mistake), hint })),
    EDGES_NEVER,
  ];
}

/** Values above the lowest neighbour's, as a wheel has no room for negative ones. */
function byValue(values: Float64Array, candidates: readonly number[]): number[] {
  const lowest = values.reduce((a, b) => Math.min(a, b), Infinity);
  return inProportion(candidates.map((position) => values[position]! - lowest));
}

function oneOf(weights: readonly number[]): number[] {
  const first = weights.findIndex((weight) => weight > 0);
  return weights.map((_, at) => (at === first ? 1 : 0));
}
