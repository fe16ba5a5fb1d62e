import { CLIMBING_MISTAKES } from '../../../../mistakes/local/climbingMistakes.ts';
import { betsOf } from '../../../../mistakes/mistake.ts';
import { bestPositions } from '../../../reading/neighbourhood.ts';
import { uniform } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { moveBets, type MoveRule, movesFamily } from './moves.ts';

/** Steepest ascent: every best neighbour is equally likely. */
export function tiesFamily(options: FamilyOptions): Family {
  return movesFamily([tiesRule()], options);
}

export function tiesRule(): MoveRule {
  return {
    convention: '',
    candidates: bestPositions,
    logP: (_around, { length }) => uniform(length),
    bets: moveBets(betsOf(CLIMBING_MISTAKES)),
  };
}
