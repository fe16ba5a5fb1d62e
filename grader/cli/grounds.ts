import { NAMED_GAMES } from '../content/schemas/game.ts';
import { OWN_GAME, OWN_GAME_OF_THREE, OWN_PROBLEM } from './ownRules.ts';

/** What an exercise that is made anew plays or searches: small enough to be read, large enough to tell. */

/** Cases on a game: the first ones are shown, the last one is hidden. */
export interface GameGround {
  readonly games: readonly object[];
  /** Files beside `exercise.json`. */
  readonly files: Readonly<Record<string, string>>;
}

export interface ProblemGround {
  readonly problem: object;
  readonly files: Readonly<Record<string, string>>;
}

/** A game or problem whose rules lie in a module beside the exercise. */
export const OWN = 'own';

const own = (...stones: readonly number[]): readonly object[] =>
  stones.map((each) => ({ module: 'games/own.js', parameters: { stones: each } }));

const GAMES: Readonly<Record<(typeof NAMED_GAMES)[number], readonly object[]>> = {
  'tic-tac-toe': [
    { name: 'tic-tac-toe', played: ['0', '1', '4', '8', '2'] },
    { name: 'tic-tac-toe', played: ['4', '0', '8', '2'] },
    { name: 'tic-tac-toe', played: ['0', '4', '1', '2', '6'] },
  ],
  'connect-four': [
    { name: 'connect-four', columns: 3, rows: 2, connect: 2 },
    { name: 'connect-four', columns: 3, rows: 3, connect: 3, played: ['1', '1', '0'] },
    { name: 'connect-four', columns: 3, rows: 3, connect: 3, played: ['0', '1', '2'] },
  ],
  nim: [
    { name: 'nim', piles: [1, 2] },
    { name: 'nim', piles: [2, 2] },
    { name: 'nim', piles: [1, 1, 2] },
  ],
  'take-away': [
    { name: 'take-away', stones: 5, takes: [1, 2, 3] },
    { name: 'take-away', stones: 6, takes: [1, 3] },
    { name: 'take-away', stones: 7, takes: [1, 2] },
  ],
  dice: [
    { name: 'dice', sides: 2, limit: 2 },
    { name: 'dice', sides: 2, limit: 3 },
    { name: 'dice', sides: 3, limit: 2 },
  ],
  pursuit: [
    { name: 'pursuit', grid: ['R.', '#C', '.C'], rounds: 1 },
    { name: 'pursuit', grid: ['R..', '.#C', '..C'], rounds: 1 },
    { name: 'pursuit', grid: ['.R', '.#', 'C.', 'C.'], rounds: 1 },
  ],
};

export const GAME_NAMES: readonly string[] = [...NAMED_GAMES, OWN];

/** The cases on a game; `isOfSeveral` where each player has a utility of its own. */
export function gameGround(name: string, isOfSeveral: boolean): GameGround {
  if (name === OWN)
    return {
      games: own(4, 5, 6),
      files: { 'games/own.js': isOfSeveral ? OWN_GAME_OF_THREE : OWN_GAME },
    };
  return { games: GAMES[name as keyof typeof GAMES], files: {} };
}

const LIKES = [
  [0, 3, 1, 0, 2],
  [3, 0, 2, 1, 0],
  [1, 2, 0, 4, 1],
  [0, 1, 4, 0, 2],
  [2, 0, 1, 2, 0],
];

const PROBLEMS: Readonly<Record<string, object>> = {
  'n-queens': { name: 'n-queens', n: 6 },
  landscape: { name: 'landscape', elevation: [[1, 3, 2, 5, 4, 4, 7, 6, 2, 0]] },
  tour: {
    name: 'tour',
    cities: [
      [0, 0],
      [4, 1],
      [7, 6],
      [2, 5],
      [9, 2],
      [5, 8],
    ],
    moves: 'reverse',
  },
  'one-max': { name: 'one-max', n: 8 },
  knapsack: {
    name: 'knapsack',
    items: [
      { weight: 3, worth: 4 },
      { weight: 4, worth: 5 },
      { weight: 2, worth: 3 },
      { weight: 5, worth: 8 },
      { weight: 1, worth: 1 },
    ],
    capacity: 8,
  },
  'graph-colouring': {
    name: 'graph-colouring',
    n: 6,
    edges: [
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 4],
      [3, 5],
      [4, 5],
    ],
    colours: 3,
  },
  'number-partitioning': { name: 'number-partitioning', numbers: [9, 8, 7, 5, 4, 3, 2] },
  'max-sat': {
    name: 'max-sat',
    dimacs: [
      'p cnf 8 20',
      '-5 -6 -3 0',
      '-1 7 4 0',
      '3 1 -8 0',
      '4 1 -6 0',
      '7 -2 1 0',
      '1 7 -8 0',
      '-3 -8 -7 0',
      '4 -2 6 0',
      '1 3 4 0',
      '-5 -7 -8 0',
      '-2 3 7 0',
      '8 4 -6 0',
      '6 -7 4 0',
      '-1 -4 -8 0',
      '-2 -7 8 0',
      '-6 5 -3 0',
      '6 -7 3 0',
      '6 5 7 0',
      '2 3 6 0',
      '3 6 -7 0',
    ],
  },
  timetable: {
    name: 'timetable',
    events: [
      { name: 'logic', groups: ['a', 'b'] },
      { name: 'search', groups: ['a'] },
      { name: 'games', groups: ['b', 'c'] },
      { name: 'learning', groups: ['c'] },
      { name: 'planning', groups: ['a', 'c'] },
    ],
    slots: 3,
    rooms: 2,
  },
  [OWN]: { name: 'module', module: 'problems/own.js', parameters: { likes: LIKES } },
};

export const PROBLEM_NAMES: readonly string[] = Object.keys(PROBLEMS);

export const problemGround = (name: string): ProblemGround => ({
  problem: PROBLEMS[name] ?? {},
  files: name === OWN ? { 'problems/own.js': OWN_PROBLEM } : {},
});
