import Type from 'typebox';
import { LEAF_OUTCOMES } from '../../../reference/games/treeSpec.ts';
import { oneOf, optional, pair, printable, ref, schemaFile, text, whole } from './define.ts';
import type { FileOf } from './define.ts';
import { agents } from './treeAgents.ts';
import type { LeafSpec, NodeSpec, NumberSpec, PlayerSpec } from '../../../reference/games/treeSpec.ts';

const player = Type.Unsafe<PlayerSpec>({
  title: '"max", "min", "chance", or the number of a player from 0',
  type: ['string', 'integer'],
  if: { type: 'string' },
  then: { title: '"max", "min" or "chance"', enum: ['max', 'min', 'chance'] },
  else: { title: '"max", "min", "chance", or the number of a player from 0', minimum: 0 },
});

const leaf = Type.Unsafe<LeafSpec>({
  title: 'a number, "inf", "-inf" or null',
  description: 'The value of a leaf, as MAX sees it; null when it must not matter.',
  type: ['number', 'string', 'null'],
  if: { type: 'string' },
  then: { title: 'a number, "inf", "-inf" or null', enum: ['inf', '-inf'] },
});

const number = Type.Unsafe<NumberSpec>({
  title: 'a number, "inf" or "-inf"',
  type: ['number', 'string'],
  if: { type: 'string' },
  then: { title: 'a number, "inf" or "-inf"', enum: ['inf', '-inf'] },
});

const node = Type.Unsafe<NodeSpec>({
  title: 'a list of nodes, a number, "inf", "-inf", null, or an object',
  description: 'A list is an inner node, the rest are leaves; null is a leaf whose value must not matter.',
  if: { type: 'object' },
  then: { $ref: '#/$defs/explicit' },
  else: { if: { type: 'array' }, then: { $ref: '#/$defs/children' }, else: { $ref: '#/$defs/leaf' } },
});

const children = Type.Array(ref('node', node), { title: 'a list of at least one node', minItems: 1 });

const explicit = Type.Object(
  {
    id: optional(
      printable(
        'a name, as text',
        'Must be unique in the tree. Left out, a node is named after its place: root, 0, 0.1, …',
      ),
    ),
    action: optional(
      printable(
        'a label, as text',
        "The move that leads to this node. Left out, it is the child's place: 0, 1, 2, …",
      ),
    ),
    probability: optional(
      Type.Unsafe<number | string>({
        title: 'a number from 0 to 1, or a fraction in quotes such as "1/3"',
        description:
          'How likely a chance node leads here. Give it to all children of the chance ' +
          'node, adding up to 1, or to none when they are equally likely.',
        type: ['number', 'string'],
        minimum: 0,
        maximum: 1,
        pattern: '^[0-9]{1,9}/[1-9][0-9]{0,8}$',
      }),
    ),
    player: optional(
      ref('player', player, { description: 'Who moves here, when it is not the player of the level.' }),
    ),
    children: optional(ref('children', children, { description: 'The nodes below, from left to right.' })),
    value: optional(ref('leaf', leaf, { description: 'What a leaf is worth, as MAX sees it.' })),
    utility: optional(
      Type.Array(Type.Number(), {
        title: 'a list of numbers, one a player',
        description: 'A leaf\'s value for each player, in a tree with "players".',
        minItems: 1,
      }),
    ),
    evaluation: optional(
      ref('number', number, {
        description: 'The estimate that a search gets when its depth limit stops it here.',
      }),
    ),
    outcome: optional(
      oneOf(LEAF_OUTCOMES, {
        title: '"win" or "lose"',
        description: 'Whether the game is won or lost at a leaf, for agents that ask.',
      }),
    ),
  },
  {
    title: 'a node as an object',
    oneOf: [{ required: ['children'] }, { required: ['value'] }, { required: ['utility'] }],
    dependentRequired: { player: ['children'] },
    not: { required: ['outcome', 'children'] },
    additionalProperties: false,
  },
);

const tree = Type.Object(
  {
    $schema: optional(
      Type.String({
        title: 'the address of this schema, as text',
        description: 'Helps your editor; has no effect on the tree.',
      }),
    ),
    title: text('a title, as text', 'Shown wherever the tree is.'),
    source: optional(
      Type.String({
        title: 'where the tree comes from, as text',
        description: 'A book and figure, a paper, a course: shown with the tree.',
      }),
    ),
    root: optional(
      oneOf(['max', 'min'], {
        title: '"max" or "min"',
        description: 'Who moves at the root of a tree in which MAX and MIN alternate. Left out, it is MAX.',
        default: 'max',
      }),
    ),
    levels: optional(
      Type.Array(ref('player', player), {
        title: 'a list of players, one a level',
        description:
          'Who moves at each level, from the root down; starts over when it is ' +
          'used up. ["max", "chance", "min", "chance"] is a game with dice. In a ' +
          'tree for several players, each is a number from 0.',
        minItems: 1,
      }),
    ),
    tree: ref('node', node, {
      title: 'a list of nodes, a number, "inf", "-inf", null, or an object',
      description: 'The root.',
    }),
    bounds: optional(
      pair(ref('number', number), {
        title: 'two numbers, [lowest, highest]',
        description:
          'The least and the greatest value that any leaf of such a game can have. ' +
          'Where only one is known, the other is "inf" or "-inf".',
      }),
    ),
    players: optional(
      whole(2, 16, {
        description:
          'For a game with a utility for each player: how many there are. They are numbered ' +
          'from 0, and take turns in that order unless "levels" says otherwise.',
      }),
    ),
    agents: optional(agents),
  },
  {
    title: 'a game tree',
    description:
      'A game tree as nested lists, as objects, or both mixed. A list is an inner ' +
      'node, a number is a leaf; write an object where a node needs a name, a ' +
      'labelled action, a probability or a player of its own.',
    not: { required: ['root', 'levels'] },
    additionalProperties: false,
  },
);

export const treeSchema = schemaFile('tree', tree, { node, children, leaf, number, player, explicit });

/** A tree file, as `TreeSpec` of the reference has it. */
export type TreeFile = FileOf<typeof tree>;

/** A node that is written as an object. */
export type NodeFile = FileOf<typeof explicit>;
