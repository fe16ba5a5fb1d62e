import Type from 'typebox';
import { optional, text } from './define.ts';
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

export const game = Type.Object(
  {
    module: modulePath,
    parameters: optional(parameters),
  },
  {
    title: 'a game of your own',
    description:
      'The rules are the exports of the module: initial, player, actions, result, isTerminal, utility; ' +
      'with a depthLimit also evaluate; probability where chance moves, players, alternates, zeroSum, show.',
    additionalProperties: false,
  },
);

/** Tic-tac-toe by its name, or rules of one's own. */
export const anyGame = Type.Unsafe<'tic-tac-toe' | GameFile>({
  ...game,
  title: '"tic-tac-toe", or an object with "module"',
  type: ['string', 'object'],
  pattern: '^tic-tac-toe$',
});

export type GameFile = FileOf<typeof game>;
