import Type from 'typebox';
import { oneOf, optional, text, whole } from './define.ts';
import type { FileOf } from './define.ts';

/** What the author's module is handed besides states: any JSON. */
export const parameters = Type.Unsafe<Readonly<Record<string, unknown>>>({
  title: 'an object',
  description: 'Handed to every function of the module as its last argument.',
  type: 'object',
});

export const modulePath = text(
  'the path of a module',
  "From the exercise's folder, with /; it ends in .js, .mjs, .cjs, .ts or .mts. It runs in the sandbox.",
);

export const NAMED_GAMES = ['tic-tac-toe', 'connect-four', 'nim', 'take-away', 'dice', 'pursuit'] as const;

const piles = (description: string, minimum: number) =>
  Type.Array(whole(minimum, 1_000), {
    title: 'a list of whole numbers',
    description,
    minItems: 1,
    maxItems: 100,
  });

export const game = Type.Object(
  {
    module: optional(modulePath),
    parameters: optional(parameters),
    name: optional(
      oneOf(NAMED_GAMES, {
        title: 'the name of a game',
        description:
          'tic-tac-toe: from where it was played to. connect-four: a board of any size; MAX has x and ' +
          'begins. nim: take any number from one of the piles; who takes the last one wins. take-away: ' +
          'take one of some numbers of stones; who cannot move loses. dice: roll or stop, and do not pass ' +
          'the limit. pursuit: a runner, MAX, and chasers on a grid.',
      }),
    ),
    columns: optional(whole(1, 20, { description: 'connect-four.' })),
    rows: optional(whole(1, 20, { description: 'connect-four.' })),
    connect: optional(whole(1, 20, { description: 'connect-four: how many in a row win.', default: 4 })),
    piles: optional(piles('nim: the piles at the start.', 0)),
    stones: optional(whole(0, 1_000, { description: 'take-away: stones at the start.' })),
    takes: optional(piles('take-away: how many may be taken.', 1)),
    misere: optional(
      Type.Boolean({
        title: 'true or false',
        description: 'nim, take-away: who would win loses.',
        default: false,
      }),
    ),
    sides: optional(whole(1, 100, { description: 'dice: sides of the die.' })),
    limit: optional(whole(1, 1_000, { description: 'dice: the most that counts.' })),
    grid: optional(
      Type.Array(text('a row of the grid'), {
        title: 'a list of rows of one length',
        description: 'pursuit: R is the runner, C a chaser, # a wall, anything else is free.',
        minItems: 1,
        maxItems: 20,
      }),
    ),
    rounds: optional(
      whole(1, 100, { description: 'pursuit: rounds to survive; a round is a move of each.' }),
    ),
    played: optional(
      Type.Array(text('a move'), {
        title: 'a list of moves',
        description: 'Moves that are made before the search begins.',
        maxItems: 1_000,
      }),
    ),
  },
  {
    title: 'a game',
    description:
      'A game by its name, with its numbers; or one of your own: the rules are the exports of the module, ' +
      'initial, player, actions, result, isTerminal, utility; with a depthLimit also evaluate; probability ' +
      'where chance moves, players, alternates, zeroSum, show.',
    additionalProperties: false,
  },
);

/** Tic-tac-toe by its name, or a game with its numbers, or rules of one's own. */
export const anyGame = Type.Unsafe<'tic-tac-toe' | GameFile>({
  ...game,
  title: '"tic-tac-toe", or an object with "name" or "module"',
  type: ['string', 'object'],
  pattern: '^tic-tac-toe$',
});

export type GameFile = FileOf<typeof game>;
export type NamedGameFile = GameFile & { readonly name: (typeof NAMED_GAMES)[number] };
export type OwnGameFile = GameFile & { readonly module: string };
