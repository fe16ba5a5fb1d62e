import { KINDS } from '../kinds/kinds.ts';
import type { KeySchema } from '../question/optionSchema.ts';
import { CREDITS, QUIZ_ALGORITHMS } from '../types.ts';

/** Keys of a question of any kind. */
const COMMON = {
  id: {
    title: 'a short name: letters, digits, - and _',
    description: 'Names the question in answer files. Left out, questions are q1, q2, …',
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$',
  },
  figure: {
    title: 'the name of a figure',
    description: 'May be left out where the quiz has one figure that fits.',
    type: 'string',
  },
  text: {
    title: 'Markdown text',
    description: 'The question in your own words. Left out, it is worded for you.',
    type: 'string',
  },
  points: {
    title: 'a whole number, or a fraction such as "7/3"',
    description: '1 if left out.',
    type: ['integer', 'string'],
    minimum: 0,
    pattern: '^[0-9]{1,6}(/[1-9][0-9]{0,5})?$',
  },
  credit: {
    title: '"each", "net" or "all"',
    enum: CREDITS,
    description:
      'each: every part or leaf counts alone (for a set, those that are right out of all that ' +
      'are named or should be); net: wrong ones take away from right ones, never below nothing (in a ' +
      'set as much as a right one brings, among parts half of that); all: all or nothing. Left out, it ' +
      'is net, so that guessing does not pay.',
    type: 'string',
  },
} as const;

/** Keys of a question about a search. */
const SEARCH = {
  algorithm: {
    title: '"alpha-beta", "minimax" or "star1"',
    description:
      'How the tree is searched. Left out: alpha-beta, and star1 in a tree with chance nodes and bounds.',
    type: 'string',
    enum: QUIZ_ALGORITHMS,
  },
  convention: {
    title: '"strict" or "non-strict"',
    description: "Left out, it is the quiz's.",
    type: 'string',
    enum: ['strict', 'non-strict'],
  },
  window: {
    title: 'two bounds, [alpha, beta]',
    description: 'Where the search starts. Left out, it is everything.',
    type: 'array',
    minItems: 2,
    maxItems: 2,
    items: {
      $ref: 'tree.schema.json#/$defs/number',
    },
  },
} as const;

const EXPECT = {
  title: 'the answer that you expect',
  description:
    'Checked against the one that is worked out, and never used otherwise: text, a number or a ' +
    'list; for a question of several parts an object with one for each.',
  type: ['string', 'number', 'boolean', 'array', 'object'],
} as const;

/** A question in a quiz file, as JSON Schema: the keys of all kinds, side by side. */
export function questionSchema(): object {
  const { id, ...common } = COMMON;
  return {
    title: 'a question',
    type: 'object',
    properties: {
      id,
      kind: {
        title: 'a kind of question',
        description: KINDS.map(({ name, summary }) => `${name}: ${summary}.`).join(' '),
        type: 'string',
        enum: KINDS.map(({ name }) => name),
      },
      ...common,
      ...SEARCH,
      ...keysOfKinds(),
      expect: EXPECT,
    },
    required: ['kind'],
    additionalProperties: false,
  };
}

/** A key that kinds give different words takes those of all, and says which are whose. */
function keysOfKinds(): Readonly<Record<string, KeySchema>> {
  const users = new Map<string, KindKey[]>();
  for (const { name, keys } of KINDS)
    for (const [key, schema] of Object.entries<KeySchema>(keys))
      users.set(key, [...(users.get(key) ?? []), { kind: name, schema }]);
  return Object.fromEntries([...users].map(([key, all]) => [key, merged(all)]));
}

interface KindKey {
  readonly kind: string;
  readonly schema: KeySchema;
}

function merged(all: readonly KindKey[]): KeySchema {
  const [first, ...others] = all;
  if (first === undefined) throw new RangeError('a key that no kind has');
  const text = JSON.stringify(first.schema);
  if (others.every(({ schema }) => JSON.stringify(schema) === text)) return first.schema;
  const { default: _default, ...schema } = first.schema;
  return {
    ...schema,
    description: all.map((each) => `${each.kind}: ${each.schema.description ?? ''}.`).join(' '),
    enum: [...new Set(all.flatMap((each) => each.schema.enum ?? []))],
  };
}
