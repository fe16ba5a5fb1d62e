import {
  amongAll,
  byGain,
  firstOfSteepest,
  fromAnyPlace,
  leastSteep,
  type MoveChance,
  neverToEdges,
  steepest as toSteepest,
} from '../chances/moves.ts';
import {
  first,
  halfEnds,
  insertionShuffle,
  last,
  neverFirst,
  neverLast,
  smallerOfTwo,
  sortShuffle,
} from '../chances/positions.ts';
import type { Search } from '../correct/local/api.ts';
import { inside } from '../skeletons/annealing.ts';
import { byWeight, firstChoice, steepest } from '../skeletons/uphill.ts';
import { type LocalMistake, inSkeleton, knownByChance } from './runMistake.ts';

import { FIRST_CHOICE_ENDS } from './firstChoiceEnds.ts';

const firstChoiceMistake = inSkeleton(firstChoice);

const FIRST = 'Draw a neighbour, and take it if it is better; if not, draw another one.';
const LOOK = 'Which neighbours can your search draw? Compare with problem.neighbours(board).';
const UPHILL = 'Which neighbours may be entered at all?';
const SORT =
  'Sorting with a random comparison does not shuffle evenly: use random.shuffle(list), or ' +
  'random.choice(list).';

export const FIRST_CHOICE_MISTAKES: readonly LocalMistake<Search, MoveChance>[] = [
  firstChoiceMistake({
    id: 'steepest',
    title: 'It is steepest ascent',
    words: 'Your search looks at all neighbours and takes a best one.',
    hint: FIRST,
    replaces: { choose: (random, moves) => random.choice(steepest(moves)) },
    chance: { weights: toSteepest },
  }),
  firstChoiceMistake({
    id: 'steepest-first-tie',
    title: 'It is steepest ascent',
    words: 'Your search looks at all neighbours and takes the first of the best.',
    hint: FIRST,
    replaces: { choose: (_random, moves) => steepest(moves)[0]! },
    chance: { weights: firstOfSteepest },
  }),
  firstChoiceMistake({
    id: 'list-order',
    title: 'Neighbours are tried in the order of the list',
    words: 'Your search takes the first better neighbour of the list, not a random one.',
    hint: FIRST,
    replaces: { choose: (_random, moves) => moves[0]! },
    chance: { byPlace: first },
  }),
  firstChoiceMistake({
    id: 'list-order-backwards',
    title: 'Neighbours are tried from the end of the list',
    words: 'Your search takes the last better neighbour of the list, not a random one.',
    hint: FIRST,
    replaces: { choose: (_random, moves) => moves.at(-1)! },
    chance: { byPlace: last },
  }),
  firstChoiceMistake({
    id: 'by-gain',
    title: 'Steep moves are likelier',
    words: 'Your search prefers neighbours that gain more; first-choice does not.',
    hint: FIRST,
    replaces: { choose: (random, moves) => byWeight(random, moves, ({ gain }) => gain) },
    chance: { weights: byGain((gain) => gain) },
  }),
  knownByChance({
    id: 'from-a-random-place',
    title: 'It goes round the list from a random place',
    words:
      'Your search begins at a random neighbour and tries the others in the order of the list, so that a ' +
      'better one behind a gap is taken too often.',
    hint: FIRST,
    chance: { weights: fromAnyPlace },
  }),
  knownByChance({
    id: 'least-gain',
    title: 'The better neighbour that gains least is taken',
    words: 'Your search takes the better neighbour that gains least.',
    hint: FIRST,
    chance: { weights: leastSteep },
  }),
  firstChoiceMistake(
    {
      id: 'level-moves-too',
      title: 'Equal neighbours are taken too',
      words: 'Your search also moves to neighbours that are only as good.',
      hint: UPHILL,
      replaces: { isUphill: (gain) => gain >= 0 },
    },
    { isUphill: (gain) => gain >= 0, entersOnce: true },
  ),
  firstChoiceMistake({
    id: 'edge-rows-never',
    title: 'The edge rows are never tried',
    words: 'Your search never moves a queen to the first or the last row.',
    hint: LOOK,
    replaces: { look: (problem, current) => inside(problem.neighbours(current), current) },
    chance: { weights: neverToEdges },
  }),
  firstChoiceMistake({
    id: 'first-half',
    title: 'Only the first half is drawn from',
    words: 'Your search never takes a better neighbour from the second half of the list.',
    hint: LOOK,
    replaces: { choose: (random, moves) => moves[random.integer(0, (moves.length - 1) >> 1)]! },
    chance: 'none',
  }),
  firstChoiceMistake(
    {
      id: 'never-last',
      title: 'The last better neighbour is never taken',
      words: 'Your search never takes the last of several better neighbours.',
      hint: 'Look at both ends of the list that you draw from.',
      replaces: { choose: (random, moves) => moves[random.integer(0, Math.max(0, moves.length - 2))]! },
      chance: { weights: amongAll(neverLast) },
    },
    { look: (problem, current) => problem.neighbours(current).slice(0, -1) },
  ),
  firstChoiceMistake(
    {
      id: 'never-first',
      title: 'The first better neighbour is never taken',
      words: 'Your search never takes the first of several better neighbours.',
      hint: 'Look at both ends of the list that you draw from.',
      replaces: {
        choose: (random, moves) => moves[moves.length === 1 ? 0 : random.integer(1, moves.length - 1)]!,
      },
      chance: { weights: amongAll(neverFirst) },
    },
    { look: (problem, current) => problem.neighbours(current).slice(1) },
  ),
  knownByChance({
    id: 'half-weight-ends',
    title: 'The ends of the list are drawn half as often',
    words: 'Your search draws the first and the last neighbour half as often as the others.',
    hint: FIRST,
    chance: { weights: amongAll(halfEnds) },
  }),
  knownByChance({
    id: 'smaller-of-two-draws',
    title: 'The earlier of two neighbours drawn is taken',
    words: 'Your search draws two neighbours and keeps the one that stands earlier in the list.',
    hint: FIRST,
    chance: { weights: amongAll(smallerOfTwo) },
  }),
  knownByChance({
    id: 'sort-shuffle',
    title: 'The neighbours are shuffled by sorting',
    words: 'Your code shuffles by sorting with a random comparison.',
    hint: SORT,
    chance: { byPlace: sortShuffle },
  }),
  knownByChance({
    id: 'insertion-sort-shuffle',
    title: 'The neighbours are shuffled by an insertion sort',
    words: 'Your code shuffles by sorting with a random comparison.',
    hint: SORT,
    chance: { byPlace: insertionShuffle },
  }),
  firstChoiceMistake({
    id: 'neighbours-of-the-start',
    title: 'Neighbours of the wrong state',
    words: 'Your search always looks at the neighbours of the initial board.',
    hint: LOOK,
    replaces: { look: (problem) => problem.neighbours(problem.initial) },
  }),
  ...FIRST_CHOICE_ENDS,
];
