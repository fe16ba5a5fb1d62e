import {
  byGain,
  byValue,
  byValueAnd,
  evenly as evenWeights,
  firstOfSteepest,
  type MoveChance,
  neverToEdges,
  steepest as toSteepest,
} from '../chances/moves.ts';
import { first, last, neverFirst, neverLast } from '../chances/positions.ts';
import type { Search } from '../correct/local/api.ts';
import { inside } from '../skeletons/annealing.ts';
import { byWeight, evenly, oneDrawDecides, steepest, stochastic } from '../skeletons/uphill.ts';
import { uphillGoals } from './goalMistakes.ts';
import { type LocalMistake, inSkeleton, knownByChance, wholeProgram } from './runMistake.ts';

const stochasticMistake = inSkeleton(stochastic);

const WEIGHT = 'A move that gains twice as much must be twice as likely.';
const LOOK = 'Which neighbours can your search draw? Compare with problem.neighbours(board).';
const UPHILL = 'Which neighbours may be entered at all?';
const END = 'Which board do you return?';
const ENDS = 'Look at both ends of the list that you draw from.';

export const STOCHASTIC_MISTAKES: readonly LocalMistake<Search, MoveChance>[] = [
  stochasticMistake({
    id: 'uniform',
    title: 'All uphill moves are equally likely',
    words: 'Your search does not look at how much a move gains.',
    hint: WEIGHT,
    replaces: evenly,
    chance: { weights: evenWeights, rightWhere: 'uniform' },
  }),
  knownByChance({
    id: 'by-gain',
    title: 'Steeper moves are preferred',
    words: 'Your search prefers steeper moves, though every uphill move should be equally likely.',
    hint: 'Collect the better neighbours, and take random.choice of them.',
    chance: { weights: byGain((gain) => gain), rightWhere: 'gain' },
  }),
  stochasticMistake({
    id: 'gain-squared',
    title: 'The gain is squared',
    words: 'Your search prefers steep moves too much.',
    hint: WEIGHT,
    replaces: { choose: (random, moves) => byWeight(random, moves, ({ gain }) => gain * gain) },
    chance: { weights: byGain((gain) => gain * gain) },
  }),
  stochasticMistake({
    id: 'by-value',
    title: 'Moves are weighed by value',
    words: 'Your search weighs moves by the value of the neighbour, not by the gain.',
    hint: WEIGHT,
    replaces: {
      choose: (random, moves, problem) => byWeight(random, moves, ({ state }) => 29 + problem.value(state)),
    },
    chance: { weights: byValue },
  }),
  knownByChance({
    id: 'gain-plus-one',
    title: 'One is added to each gain',
    words: 'Your search weighs each uphill move by its gain and one, so that small gains come too often.',
    hint: WEIGHT,
    chance: { weights: byGain((gain) => gain + 1) },
  }),
  knownByChance({
    id: 'above-lowest-plus-one',
    title: 'Moves are weighed by how far they are above the lowest',
    words: 'Your search weighs moves by how far they are above the lowest neighbour, not by the gain.',
    hint: WEIGHT,
    chance: { weights: byValueAnd(1) },
  }),
  wholeProgram({
    id: 'one-draw-decides',
    title: 'One draw decides whether it stops',
    words: 'Your search draws one neighbour and stops where that one is not better, though others are.',
    hint: 'When may it stop? Only where no neighbour is better.',
    replaces: oneDrawDecides,
  }),
  stochasticMistake(
    {
      id: 'so-many-moves',
      title: 'It stops after so many moves',
      words: 'Your search stops after a number of moves, though better neighbours are left.',
      hint: 'When may it stop? Only where no neighbour is better.',
      replaces: { isEnough: (moves) => moves >= 2 },
    },
    { isEnough: (moves) => moves >= 5 },
    { isEnough: (moves) => moves >= 3 },
    { isEnough: (moves) => moves >= 1 },
    { isEnough: (moves) => moves >= 10 },
  ),
  stochasticMistake({
    id: 'steepest',
    title: 'The steepest move is always taken',
    words: 'Your search is steepest ascent: it never takes a move that gains less.',
    hint: WEIGHT,
    replaces: { choose: (random, moves) => random.choice(steepest(moves)) },
    chance: { weights: toSteepest },
  }),
  knownByChance({
    id: 'steepest-first',
    title: 'The first of the steepest moves is always taken',
    words: 'Your search always takes the first of the steepest moves.',
    hint: WEIGHT,
    chance: { weights: firstOfSteepest },
  }),
  stochasticMistake({
    id: 'first-uphill',
    title: 'The first uphill move is always taken',
    words: 'Your search takes the first better neighbour of the list.',
    hint: WEIGHT,
    replaces: { choose: (_random, moves) => moves[0]! },
    chance: { byPlace: first },
  }),
  knownByChance({
    id: 'always-last',
    title: 'The last uphill move is always taken',
    words: 'Your search always takes the last uphill move.',
    hint: ENDS,
    chance: { byPlace: last },
  }),
  knownByChance({
    id: 'never-first',
    title: 'The first uphill move is never taken',
    words: 'Your search never takes the first of several uphill moves.',
    hint: ENDS,
    chance: { byPlace: neverFirst },
  }),
  stochasticMistake({
    id: 'last-never',
    title: 'The last uphill move is never taken',
    words: 'Your search never takes the last of several uphill moves.',
    hint: ENDS,
    replaces: {
      choose: (random, moves) =>
        moves.length === 1 ? moves[0]! : byWeight(random, moves.slice(0, -1), ({ gain }) => gain),
    },
    chance: { byPlace: neverLast },
  }),
  stochasticMistake({
    id: 'level-moves-too',
    title: 'Level moves are taken too',
    words: 'Your search also moves to neighbours that are only as good.',
    hint: UPHILL,
    replaces: {
      isUphill: (gain) => gain >= 0,
      choose: (random, moves) => byWeight(random, moves, ({ gain }) => gain + 1),
    },
  }),
  stochasticMistake({
    id: 'anywhere',
    title: 'Any neighbour is taken',
    words: 'Your search is a random walk.',
    hint: UPHILL,
    replaces: { isUphill: () => true, choose: (random, moves) => random.choice(moves) },
  }),
  stochasticMistake({
    id: 'edge-rows-never',
    title: 'The edge rows are never tried',
    words: 'Your search never moves a queen to the first or the last row.',
    hint: LOOK,
    replaces: { look: (problem, current) => inside(problem.neighbours(current), current) },
    chance: { weights: neverToEdges },
  }),
  stochasticMistake({
    id: 'neighbours-of-the-start',
    title: 'Neighbours of the wrong state',
    words: 'Your search always looks at the neighbours of the initial board.',
    hint: LOOK,
    replaces: { look: (problem) => problem.neighbours(problem.initial) },
  }),
  stochasticMistake({
    id: 'board-before',
    title: 'The board before the last move is returned',
    words: 'Your search loses its last move.',
    hint: END,
    replaces: { answer: (_problem, _current, path) => path.at(-2) ?? path[0] },
  }),
  stochasticMistake({
    id: 'value-returned',
    title: 'The value is returned',
    words: 'Your search returns the value of the board, not the board.',
    hint: END,
    replaces: { answer: (problem, current) => problem.value(current) },
  }),
  ...uphillGoals(stochasticMistake),
];
