import { uniform } from '../choiceTest.ts';
import type { Family, FamilyOptions } from '../family.ts';
import { betterPositions, type Neighbourhood } from '../../../reading/neighbourhood.ts';
import {
  FIRST,
  HALF_ENDS,
  LAST,
  NEVER_FIRST,
  NEVER_LAST,
  SMALLER_OF_TWO,
  SORT_SHUFFLE,
  SORT_SHUFFLE_SMALL,
  type PositionMistake,
} from '../positions.ts';
import { EDGES_NEVER, byPlace, evenlyAmong, inProportion, steepest } from './candidates.ts';
import { type MoveMistake, type MoveRule, movesFamily } from './steps.ts';

const DRAW =
  'Draw neighbours at random, and take the first that is better: random.choice, or random.shuffle once and then in order.';

/**
 * A mistake in drawing one neighbour of all, seen in the first better one: each is as likely as it is drawn.
 */
function ofAll(mistake: PositionMistake, id: string, title: string): MoveMistake {
  return {
    id,
    title,
    hint: DRAW,
    weights({ values }: Neighbourhood, candidates) {
      const weights = mistake.weights(values.length);
      return inProportion(candidates.map((position) => weights[position]!));
    },
  };
}

/**
 * First choice: whichever way neighbours are drawn, the first better one is any of the better ones, equally
 * likely.
 */
export function firstChoiceFamily(options: FamilyOptions): Family {
  return movesFamily([firstChoiceRule()], options);
}

export function firstChoiceRule(): MoveRule {
  const mistakes: readonly MoveMistake[] = [
    {
      id: 'in-order',
      title: 'Your search goes through the neighbours in their order and takes the first better one.',
      hint: DRAW,
      weights: byPlace(FIRST).weights,
    },
    {
      id: 'in-reverse-order',
      title: 'Your search takes the last better neighbour of the list.',
      hint: DRAW,
      weights: byPlace(LAST).weights,
    },
    {
      id: 'steepest',
      title: 'Your search takes a best neighbour in place of the first better one that it draws.',
      hint: `That is steepest ascent. ${DRAW}`,
      weights: (around, candidates) => steepest(around, candidates),
    },
    {
      id: 'first-steepest',
      title:
        'Your search takes the first of the best neighbours in place of the first better one that it draws.',
      hint: `That is steepest ascent. ${DRAW}`,
      weights: (around, candidates) => firstOf(steepest(around, candidates)),
    },
    ofAll(NEVER_FIRST, 'never-first', 'Your search never draws the first neighbour.'),
    ofAll(NEVER_LAST, 'never-last', 'Your search never draws the last neighbour.'),
    ofAll(
      HALF_ENDS,
      'half-weight-ends',
      'Your search draws the first and the last neighbour half as often as the others.',
    ),
    ofAll(
      SMALLER_OF_TWO,
      'smaller-of-two-draws',
      'Your search draws two neighbours and keeps the one that stands earlier in the list.',
    ),
    byPlace(SORT_SHUFFLE),
    byPlace(SORT_SHUFFLE_SMALL),
    EDGES_NEVER,
    {
      id: 'least-gain',
      title: 'Your search takes the better neighbour that gains least.',
      hint: DRAW,
      weights: ({ values }, candidates) => leastGain(values, candidates),
    },
    {
      id: 'by-gain',
      title: 'Your search takes a better neighbour the more often, the more it gains.',
      hint: `That is stochastic hill climbing by steepness. ${DRAW}`,
      weights: ({ value, values }, candidates) =>
        inProportion(candidates.map((position) => values[position]! - value)),
    },
  ];
  return {
    convention: '',
    candidates: betterPositions,
    logP: (_around, { length }) => uniform(length),
    mistakes,
  };
}

function firstOf(weights: readonly number[]): number[] {
  const first = weights.findIndex((weight) => weight > 0);
  return weights.map((_, at) => (at === first ? 1 : 0));
}

function leastGain(values: Float64Array, candidates: readonly number[]): number[] {
  const least = candidates.reduce((low, position) => Math.min(low, values[position]!), Infinity);
  return evenlyAmong(candidates, (position) => values[position] === least);
}
