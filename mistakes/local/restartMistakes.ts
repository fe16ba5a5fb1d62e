import { first, halfEnds, last, neverFirst, neverLast, smallerOfTwo } from '../chances/positions.ts';
import { asPermutation, byRank, initialShuffled, oneNumber, type StartChance } from '../chances/starts.ts';
import { highestValued } from '../../reference/local/hillClimbing.ts';
import type { Search, State } from '../correct/local/api.ts';
import { ownStart, restarts } from '../skeletons/restarts.ts';
import { type LocalMistake, inSkeleton, knownByChance } from './runMistake.ts';

import { RESTART_ENDS } from './restartEnds.ts';

const restartMistake = inSkeleton(restarts);

const START = 'Where does each climb begin?';
const COUNT = 'When may it stop, and when must it?';
const FAIR_STATE =
  'The random state that the problem gives is fair. To build one yourself, draw each number with ' +
  'random.integer(0, n - 1).';

export const RESTART_MISTAKES: readonly LocalMistake<Search, StartChance>[] = [
  restartMistake({
    id: 'same-start',
    title: 'Every climb starts from the same state',
    words: 'Your search climbs from the initial state again and again.',
    hint: START,
    replaces: { start: (problem) => problem.initial },
  }),
  restartMistake({
    id: 'one-random-start',
    title: 'One random state serves all climbs',
    words: 'Your search draws a random state once, and starts every further climb there.',
    hint: START,
    replaces: {
      start: (problem, tries, _before, _random, kept) =>
        tries === 0 ? problem.initial : (kept.drawn ??= problem.randomState()),
    },
  }),
  restartMistake({
    id: 'from-the-end',
    title: 'A climb starts where the one before ended',
    words: 'Your search goes on from a local maximum, where nothing is better.',
    hint: START,
    replaces: { start: (problem, tries, before) => (tries === 0 ? problem.initial : before) },
  }),
  restartMistake({
    id: 'from-a-neighbour',
    title: 'A climb starts beside the end of the one before',
    words: 'Your search restarts from a neighbour of the local maximum, not from a random state.',
    hint: START,
    replaces: {
      start: (problem, tries, before, random) =>
        tries === 0 ? problem.initial : random.choice(problem.neighbours(before)),
    },
  }),
  restartMistake({
    id: 'best-random-start',
    title: 'Each climb starts from the best of several random states',
    words: 'Your search draws several random states and climbs from the one with the highest value.',
    hint: 'One random state makes one climb: do not look at its value first.',
    replaces: {
      start: (problem, tries) =>
        tries === 0
          ? problem.initial
          : highestValued<State>(
              problem,
              [1, 2, 3].map(() => problem.randomState()),
            )[0]!,
    },
    chance: { picks: last },
  }),
  knownByChance({
    id: 'lowest-value-only',
    title: 'Random starts hold the lowest value alone',
    words: 'The random states that your code builds hold only the lowest value.',
    hint: FAIR_STATE,
    chance: byRank(first),
  }),
  knownByChance({
    id: 'highest-value-only',
    title: 'Random starts hold the highest value alone',
    words: 'The random states that your code builds hold only the highest value.',
    hint: FAIR_STATE,
    chance: byRank(last),
  }),
  knownByChance({
    id: 'lowest-value-never',
    title: 'Random starts miss the lowest value',
    words: 'The random states that your code builds never hold the lowest value.',
    hint: FAIR_STATE,
    chance: byRank(neverFirst),
  }),
  restartMistake({
    id: 'low-rows-only',
    title: 'Random starts miss the last row',
    words: 'Your search draws random boards without the last row.',
    hint: START,
    replaces: {
      start: (problem, tries, _before, random) =>
        tries === 0
          ? problem.initial
          : problem.initial.map((_, __, all) => random.integer(0, all.length - 2)),
    },
    chance: byRank(neverLast),
  }),
  knownByChance({
    id: 'edge-values-half',
    title: 'Random starts hold the outer values half as often',
    words:
      'The random states that your code builds hold the lowest and the highest value half as often ' +
      'as the others.',
    hint: FAIR_STATE,
    chance: byRank(halfEnds),
  }),
  knownByChance({
    id: 'small-starts',
    title: 'Random starts hold low values too often',
    words: 'The random states that your code builds hold low values too often.',
    hint: FAIR_STATE,
    chance: byRank(smallerOfTwo),
  }),
  restartMistake({
    id: 'permutation-starts',
    title: 'Random starts are permutations',
    words: 'Your search only starts from boards with one queen in each row.',
    hint: START,
    replaces: ownStart((random, { length }) => random.shuffle(Array.from({ length }, (_, row) => row))),
    chance: asPermutation,
  }),
  restartMistake({
    id: 'one-row-starts',
    title: 'Random starts have all queens in one row',
    words: 'Your search draws one number and puts every queen there.',
    hint: START,
    replaces: ownStart((random, { length }) => Array<number>(length).fill(random.integer(0, length - 1))),
    chance: oneNumber,
  }),
  restartMistake(
    {
      id: 'initial-shuffled',
      title: 'The initial board is shuffled',
      words: 'Your search starts from the rows of the initial board in another order.',
      hint: START,
      replaces: ownStart((random, initial) => random.shuffle([...initial])),
      chance: initialShuffled,
    },
    {
      start: (problem, tries, _before, random) =>
        tries === 0 ? problem.initial : random.shuffle([...problem.initial]),
    },
  ),
  restartMistake({
    id: 'initial-not-used',
    title: 'The initial state is not used',
    words: 'Your first climb starts from a random state too, not from problem.initial.',
    hint: START,
    replaces: { start: (problem) => problem.randomState() },
  }),
  restartMistake({
    id: 'one-climb',
    title: 'There is only one climb',
    words: 'Your search never restarts.',
    hint: COUNT,
    replaces: { most: () => 1 },
  }),
  restartMistake({
    id: 'one-climb-too-many',
    title: 'One climb too many',
    words: 'Your search makes one climb more than it may.',
    hint: COUNT,
    replaces: { most: (options) => options.restarts! + 1 },
  }),
  restartMistake({
    id: 'goal-ignored',
    title: 'The goal is ignored',
    words: 'Your search goes on after a climb has reached the goal.',
    hint: COUNT,
    replaces: { isGoal: () => false },
  }),
  ...RESTART_ENDS,
];
