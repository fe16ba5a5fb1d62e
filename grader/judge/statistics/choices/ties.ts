import { uniform } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { bestPositions } from '../../../reading/neighbourhood.ts';
import {
  FIRST,
  HALF_ENDS,
  LAST,
  LATER_REPLACES,
  NEVER_FIRST,
  NEVER_LAST,
  SMALLER_OF_TWO,
  SORT_SHUFFLE,
  SORT_SHUFFLE_SMALL,
  type PositionMistake,
} from '../positions.ts';
import { EDGES_NEVER, byPlace } from './candidates.ts';
import { type MoveRule, movesFamily } from './steps.ts';

const named = (mistake: PositionMistake, title: string): PositionMistake => ({ ...mistake, title });

/** Steepest ascent: every best neighbour is equally likely. */
export function tiesFamily(options: FamilyOptions): Family {
  return movesFamily([tiesRule()], options);
}

export function tiesRule(): MoveRule {
  const mistakes = [
    named(FIRST, 'Your search always moves to the first of equally good neighbours.'),
    named(LAST, 'Your search always moves to the last of equally good neighbours.'),
    named(NEVER_FIRST, 'Your search never moves to the first of several equally good neighbours.'),
    named(NEVER_LAST, 'Your search never moves to the last of several equally good neighbours.'),
    HALF_ENDS,
    SMALLER_OF_TWO,
    SORT_SHUFFLE,
    SORT_SHUFFLE_SMALL,
    LATER_REPLACES,
  ].map(byPlace);
  return {
    convention: '',
    candidates: bestPositions,
    logP: (_around, { length }) => uniform(length),
    mistakes: [...mistakes, EDGES_NEVER],
  };
}
