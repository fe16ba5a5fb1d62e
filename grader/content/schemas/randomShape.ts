import Type from 'typebox';
import { PLAYERS } from '../../../reference/game.ts';
import { MAX_RANDOM_PLAYERS, OUTCOMES, VALUE_STYLES } from '../../../reference/games/randomTree.ts';
import { oneOf, optional, pair, someOf, whole } from './define.ts';

export const shape = Type.Object(
  {
    depth: pair(whole(0, 200), {
      title: 'two whole numbers from 0 to 200, [least, most]',
      description: 'Plies of the longest path.',
    }),
    branching: pair(whole(1, 20), {
      title: 'two whole numbers from 1 to 20, [least, most]',
      description: 'Children of an inner node.',
    }),
    values: oneOf(VALUE_STYLES, {
      title: 'the style of the leaves',
      description:
        'small: -9 to 9. ties: 0 to 2. negative: -20 to -1. large: to ±1e12. ' +
        'tiny: billionths. mixed: small, large and tiny in one tree.',
    }),
    levels: optional(
      someOf(PLAYERS, 'a player', {
        title: 'a list of "max", "min" and "chance"',
        description:
          'Who moves at each level, from the root down, over and over. Left out, MAX and MIN alternate.',
      }),
    ),
    players: optional(
      whole(2, MAX_RANDOM_PLAYERS, {
        description:
          'How many players there are, in turn, each with a utility of its own. Left out, MAX and MIN play.',
      }),
    ),
    oneChild: optional(
      Type.Number({
        title: 'a number from 0 to 1',
        description: 'Share of the inner nodes that have exactly one child.',
        minimum: 0,
        maximum: 1,
        default: 0,
      }),
    ),
    uneven: optional(
      Type.Number({
        title: 'a number from 0 to 1',
        description: 'Share of the nodes above the last ply that are leaves.',
        minimum: 0,
        maximum: 1,
        default: 0,
      }),
    ),
    outcomes: optional(
      oneOf(OUTCOMES, {
        title: '"uniform" or "given"',
        description: 'Whether chance is equally likely to go anywhere, or has probabilities that are given.',
        default: 'uniform',
      }),
    ),
    evaluations: optional(
      Type.Boolean({
        title: 'true or false',
        description: 'Whether inner nodes carry an evaluation, as searches with a depth limit need.',
        default: false,
      }),
    ),
    maxNodes: optional(whole(1, 100_000, { description: 'Where a tree stops growing.', default: 2000 })),
  },
  { title: 'the shape of random trees', additionalProperties: false },
);
