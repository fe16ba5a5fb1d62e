/**
 * The names under which a submission may ask, as courses have them: camelCase first, which is the one that
 * messages use; then what other textbooks call the same. Every name is also accepted in snake_case.
 */
export const GAME_NAMES = {
  player: ['player', 'toMove'],
  actions: ['actions'],
  result: ['result'],
  isTerminal: ['isTerminal', 'terminalTest'],
  utility: ['utility'],
  evaluate: ['evaluate'],
  probability: ['probability'],
  depthLimit: ['depthLimit'],
} as const;

/** How many players there are: a number, and only where each has a utility of its own. */
export const PLAYERS_NAME = 'players';

/** Between which numbers all leaves lie: numbers, and only where the game says so. */
export const BOUND_NAMES = { alpha: 'lowest', beta: 'highest' } as const;

export const PROBLEM_NAMES = {
  initial: ['initial'],
  neighbours: ['neighbours', 'neighbors'],
  value: ['value'],
  randomState: ['randomState'],
} as const;

export const RANDOM_NAMES = {
  number: ['number'],
  integer: ['integer'],
  choice: ['choice'],
  shuffle: ['shuffle'],
} as const;

export type GameMember = keyof typeof GAME_NAMES;
export type ProblemMember = keyof typeof PROBLEM_NAMES;
export type RandomMember = keyof typeof RANDOM_NAMES;

/** `isTerminal` → `is_terminal` */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `is_terminal` → `isTerminal` */
export const camelCase = (name: string): string =>
  name.replace(/_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** All spellings of some names, without repeats, in the order given. */
export const spellings = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => [name, snakeCase(name)])),
];
