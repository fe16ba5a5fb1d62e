import Type from 'typebox';
import { oneOf, optional, whole } from './define.ts';
import type { FileOf } from './define.ts';

export const PROBLEMS = ['n-queens', 'landscape', 'tour', 'one-max', 'knapsack'] as const;
export const TOUR_MOVES = ['swap', 'reverse'] as const;

export const problem = Type.Object(
  {
    name: oneOf(PROBLEMS, {
      title: 'the name of a problem',
      description:
        'n-queens: a queen in each column of an n × n board; the value is minus the number of ' +
        'pairs that attack each other. landscape: places with an elevation, in one row or more. ' +
        'tour: a shortest closed tour; the value is minus its length. one-max: n bits; the ' +
        'value is how many are 1. knapsack: which items to take.',
    }),
    n: optional(whole(1, 100, { description: 'n-queens, one-max: how many queens, or bits.' })),
    elevation: optional(
      Type.Array(
        Type.Array(whole(-1_000_000, 1_000_000), {
          title: 'a row of 1 to 1,000 numbers',
          minItems: 1,
          maxItems: 1000,
        }),
        {
          title: 'a list of rows of numbers',
          description: 'landscape: the elevation of each place, row by row. One row makes a line.',
          minItems: 1,
          maxItems: 100,
        },
      ),
    ),
    distances: optional(
      Type.Array(Type.Array(whole(0, 1_000_000), { title: 'a row of distances' }), {
        title: 'a table of distances, a row a city',
        description: 'tour: whole numbers, the same both ways, 0 from a city to itself.',
        minItems: 4,
        maxItems: 60,
      }),
    ),
    moves: optional(
      oneOf(TOUR_MOVES, {
        title: '"swap" or "reverse"',
        description: 'tour: a neighbour exchanges two cities, or reverses a stretch.',
      }),
    ),
    items: optional(
      Type.Array(
        Type.Object(
          {
            weight: whole(1, 1_000_000),
            worth: whole(0, 1_000_000),
          },
          { title: 'an item', additionalProperties: false },
        ),
        { title: 'a list of items', description: 'knapsack: what may be taken.', minItems: 1, maxItems: 100 },
      ),
    ),
    capacity: optional(
      Type.Integer({
        title: 'a whole number from 0',
        description: 'knapsack: the weight that fits.',
        minimum: 0,
        maximum: 100_000_000,
      }),
    ),
    initial: optional(
      Type.Array(Type.Integer({ title: 'a whole number from 0', minimum: 0 }), {
        title: 'a list of whole numbers from 0',
        description: 'Where the search starts. Left out, it is drawn from the seed.',
      }),
    ),
  },
  {
    title: 'a problem',
    description: 'What is searched. Which keys it has depends on its name.',
    additionalProperties: false,
  },
);

export const schedule = Type.Object(
  {
    name: oneOf(['exponential', 'linear', 'logarithmic', 'table'], {
      title: 'the name of a schedule',
      description:
        'exponential: start · rate^(t − 1). linear: in equal steps from start ' +
        'to 0. logarithmic: c / log(t + 1). table: as listed.',
    }),
    start: optional(
      Type.Number({
        title: 'a number above 0',
        description: 'exponential, linear: the first temperature.',
        exclusiveMinimum: 0,
        maximum: 1_000_000,
      }),
    ),
    rate: optional(
      Type.Number({
        title: 'a number between 0 and 1',
        description: 'exponential: what is left of the temperature after a step.',
        exclusiveMinimum: 0,
        exclusiveMaximum: 1,
      }),
    ),
    c: optional(
      Type.Number({
        title: 'a number above 0',
        description: 'logarithmic.',
        exclusiveMinimum: 0,
        maximum: 1_000_000,
      }),
    ),
    steps: optional(whole(1, 100_000, { description: 'Steps until the temperature is 0.' })),
    temperatures: optional(
      Type.Array(Type.Number({ title: 'a number from 0', minimum: 0, maximum: 1_000_000 }), {
        title: 'a list of temperatures',
        description: 'table: for t = 1, 2, 3, …',
        minItems: 1,
        maxItems: 100_000,
      }),
    ),
  },
  {
    title: 'a schedule',
    description: 'The temperature for t = 1, 2, 3, …; it is 0 after the last step.',
    additionalProperties: false,
  },
);

/** A problem of a run file that fits the schema: which keys it has is still to be looked at. */
export type ProblemFile = FileOf<typeof problem>;

/** A schedule of a run file that fits the schema: which keys it has is still to be looked at. */
export type ScheduleFile = FileOf<typeof schedule>;
