import type { ValueOf } from '../question/optionSchema.ts';

/** A figure in a quiz file, as JSON Schema. Trees are left to the reader of trees. */
export const FIGURE_SCHEMA = {
  title: 'a figure',
  description:
    'Either a tree, written as in a tree file; or "file", the path of a tree file or run file ' +
    'beside the quiz; or a board of queens, a landscape, or a population.',
  type: 'object',
  properties: {
    title: {
      title: 'a title, as text',
      description: 'Stands at the figure. Left out, it is the title of the quiz.',
      type: 'string',
      pattern: '\\S',
    },
    tree: {
      title: 'a tree, as in a tree file or in the short notation',
      description:
        'Lists are inner nodes, numbers leaves; an object names a node, its move or its player. Or text ' +
        'such as “max: min: 3 12 8 | min: 2 4 6”.',
      anyOf: [{ type: 'string', pattern: ':' }, { $ref: 'tree.schema.json#/$defs/node' }],
    },
    root: {
      title: '"max" or "min"',
      description: 'Who moves at the root where MAX and MIN alternate. Left out, it is MAX.',
      type: 'string',
      enum: ['max', 'min'],
    },
    levels: {
      title: 'a list of players, one a level',
      description: 'Who moves at each level, from the root down; starts over when it is used up.',
      type: 'array',
      minItems: 1,
      items: {
        $ref: 'tree.schema.json#/$defs/player',
      },
    },
    bounds: {
      title: 'two numbers, [lowest, highest]',
      description: 'Between which every leaf is known to lie, for pruning at chance nodes.',
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: {
        $ref: 'tree.schema.json#/$defs/number',
      },
    },
    players: {
      title: 'a whole number from 2 to 16',
      description: 'How many players there are in a game with a utility for each; they are numbered from 0.',
      type: 'integer',
      minimum: 2,
      maximum: 16,
    },
    source: {
      title: 'where the tree comes from, as text',
      description: 'A book and figure, a paper, a course.',
      type: 'string',
    },
    file: {
      title: 'a path beside the quiz',
      description: 'A tree file, or a run file whose board is shown.',
      type: 'string',
      pattern: '\\S',
    },
    labels: {
      title: '"nodes" or "edges"',
      description: 'Whether the labels stand at the nodes of the tree or on the edges that lead to them.',
      type: 'string',
      enum: ['nodes', 'edges'],
    },
    letters: {
      title: '"auto", "preorder", "level-order" or "given"',
      description:
        'How nodes without an id are called. auto: inner nodes A, B, C, … level by level, ' +
        'leaves L1, L2, …; preorder: a, b, c, … for all but the root, depth first; level-order: A, ' +
        'B, C, … level by level, leaves too; given: by their ids alone.',
      type: 'string',
      enum: ['auto', 'preorder', 'level-order', 'given'],
    },
    board: {
      title: 'a list of rows, one a column',
      description: 'Queens on a square board, one a column; rows are numbered from 0 at the top.',
      type: 'array',
      minItems: 2,
      maxItems: 20,
      items: {
        title: 'a row, a whole number from 0',
        type: 'integer',
        minimum: 0,
      },
    },
    landscape: {
      title: 'a list of heights, or of rows of heights',
      description: 'Places A, B, … on a line, or A1, B1, … on a grid. The higher the better.',
      type: 'array',
      minItems: 1,
      maxItems: 60,
      items: {
        title: 'a height, or a row of heights',
        type: ['number', 'array'],
        minItems: 1,
        maxItems: 26,
        items: {
          title: 'a height',
          type: 'number',
        },
      },
    },
    population: {
      title: 'a list of strings of digits',
      description:
        'Individuals of one length. Without "fitness" they are boards of queens, and their ' +
        'fitness is worked out.',
      type: 'array',
      minItems: 2,
      maxItems: 20,
      items: {
        title: 'a string of 1 to 40 digits',
        type: 'string',
        pattern: '^[0-9]{1,40}$',
      },
    },
    fitness: {
      title: 'a list of numbers from 0, one an individual',
      description: 'Shown with the population. Left out, it is worked out from the boards.',
      type: 'array',
      items: {
        title: 'a number from 0',
        type: 'number',
        minimum: 0,
      },
    },
  },
  oneOf: [
    {
      required: ['tree'],
    },
    {
      required: ['file'],
    },
    {
      required: ['board'],
    },
    {
      required: ['landscape'],
    },
    {
      required: ['population'],
    },
  ],
  not: {
    required: ['root', 'levels'],
  },
  dependentRequired: {
    root: ['tree'],
    levels: ['tree'],
    bounds: ['tree'],
    players: ['tree'],
    fitness: ['population'],
  },
  additionalProperties: false,
} as const;

/** A figure as written; it fits the schema. */
export type FigureFile = ValueOf<typeof FIGURE_SCHEMA, never>;
