import Type from 'typebox';
import { oneOf, optional, pair, text, whole } from './define.ts';
import type { FileOf } from './define.ts';
import { modulePath, parameters } from './game.ts';

export const NAMED_PROBLEMS = [
  ...(['n-queens', 'landscape', 'tour', 'one-max', 'knapsack'] as const),
  ...(['graph-colouring', 'number-partitioning', 'max-sat', 'timetable'] as const),
] as const;
/** Those that go by their names, and those of authors. */
export const PROBLEMS = [...NAMED_PROBLEMS, 'module'] as const;

const edge = pair(whole(0, 99), { title: 'a list of two vertices, from 0' });
const event = Type.Object(
  {
    name: text('a name, as text'),
    groups: Type.Array(text('the name of a group'), { title: 'a list of groups', maxItems: 100 }),
  },
  { title: 'an event: its name, and who takes part', additionalProperties: false },
);
const numberList = (title: string, description: string, most: number, minimum: number) =>
  Type.Array(whole(minimum, 1_000_000_000), { title, description, minItems: 1, maxItems: most });

export const TOUR_MOVES = ['swap', 'reverse'] as const;

export const problem = Type.Object(
  {
    name: oneOf(PROBLEMS, {
      title: 'the name of a problem',
      description:
        'n-queens: a queen in each column of an n × n board; the value is minus the number of ' +
        'pairs that attack each other. landscape: places with an elevation, in one row or more. ' +
        'tour: a shortest closed tour; the value is minus its length. one-max: n bits; the ' +
        'value is how many are 1. knapsack: which items to take. graph-colouring: a colour a ' +
        'vertex; the value is minus the edges between two of one colour. number-partitioning: ' +
        'two heaps; the value is minus the difference of their sums. max-sat: true or false for ' +
        'each variable; the value is minus the false clauses. timetable: a slot an event; the ' +
        'value is minus the clashes and the events without a room. module: a problem of your own.',
    }),
    n: optional(
      whole(1, 100, {
        description:
          'n-queens, one-max, graph-colouring, max-sat: how many queens, bits, vertices, or variables.',
      }),
    ),
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
    cities: optional(
      Type.Array(pair(Type.Number({ title: 'a number' }), { title: 'a list of x and y' }), {
        title: 'a list of places, a list of x and y each',
        description: 'tour: in place of distances, which are then those of the plane, rounded.',
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
    edges: optional(
      Type.Array(edge, { title: 'a list of edges', description: 'graph-colouring.', maxItems: 5_000 }),
    ),
    colours: optional(whole(2, 100, { description: 'graph-colouring: how many there are.' })),
    numbers: optional(numberList('a list of whole numbers from 0', 'number-partitioning.', 100, 0)),
    clauses: optional(
      Type.Array(
        Type.Array(Type.Integer({ title: 'a variable from 1, or minus one', minimum: -100, maximum: 100 }), {
          title: 'a clause: a list of literals',
          maxItems: 100,
        }),
        { title: 'a list of clauses', description: 'max-sat, as DIMACS numbers literals.', maxItems: 10_000 },
      ),
    ),
    dimacs: optional(
      Type.Array(Type.String({ title: 'a line of text' }), {
        title: 'the lines of a DIMACS file',
        description: 'max-sat: in place of n and clauses.',
        minItems: 1,
        maxItems: 20_000,
      }),
    ),
    events: optional(
      Type.Array(event, { title: 'a list of events', description: 'timetable.', minItems: 1, maxItems: 100 }),
    ),
    slots: optional(whole(1, 100, { description: 'timetable: how many there are.' })),
    rooms: optional(whole(1, 100, { description: 'timetable: how many events have room in a slot.' })),
    module: optional(modulePath),
    parameters: optional(parameters),
    initial: optional(
      Type.Array(Type.Integer({ title: 'a whole number from 0', minimum: 0 }), {
        title: 'a list of whole numbers from 0',
        description:
          'Where the search starts. Left out, it is drawn from the seed; of a module it is what that says.',
      }),
    ),
  },
  {
    title: 'a problem',
    description: 'What is searched. Which keys it has depends on its name.',
    additionalProperties: false,
  },
);

/** A problem of a run file that fits the schema: which keys it has is still to be looked at. */
export type ProblemFile = FileOf<typeof problem>;
