import { FIRST_CHOICE_MISTAKES } from '../../../../mistakes/local/firstChoiceMistakes.ts';
import { betsOf } from '../../../../mistakes/mistake.ts';
import { betterPositions } from '../../../reading/neighbourhood.ts';
import { uniform } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { moveBets, type MoveRule, movesFamily } from './moves.ts';

/**
 * First choice: whichever way neighbours are drawn, the first better one is any of the better ones, equally
 * likely.
 */
export function firstChoiceFamily(options: FamilyOptions): Family {
  return movesFamily([firstChoiceRule()], options);
}

export function firstChoiceRule(): MoveRule {
  return {
    convention: '',
    candidates: betterPositions,
    logP: (_around, { length }) => uniform(length),
    bets: moveBets(betsOf(FIRST_CHOICE_MISTAKES)),
  };
}
