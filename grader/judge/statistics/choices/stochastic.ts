import { real } from '../elements.ts';
import { STOCHASTIC_MISTAKES } from '../../../../mistakes/local/stochasticMistakes.ts';
import { betsOf } from '../../../../mistakes/mistake.ts';
import { MOVE_WEIGHTS, type MoveWeight } from '../../../types/exercise.ts';
import { proportional, uniform } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { type Neighbourhood, betterPositions } from '../../../reading/neighbourhood.ts';
import { moveBets, type MoveRule, movesFamily } from './moves.ts';

const gains = ({ value, values }: Neighbourhood, candidates: readonly number[]): number[] =>
  candidates.map((position) => real(values, position) - value);

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
    bets: moveBets(betsOf(STOCHASTIC_MISTAKES).filter(({ chance }) => chance.rightWhere !== weight)),
  }));
}
