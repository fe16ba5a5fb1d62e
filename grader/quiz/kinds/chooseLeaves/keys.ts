import type { QuestionOf } from '../../question/kind.ts';
import { LABEL } from '../shared/keys.ts';

const labels = { type: 'array', items: LABEL } as const;

export const keys = {
  leaves: {
    title: 'a list of labels of leaves',
    description: 'Those that students choose values for.',
    type: 'array',
    minItems: 1,
    maxItems: 6,
    items: LABEL,
  },
  range: {
    title: 'two whole numbers, the lowest first',
    description: 'What values may be chosen. Left out, from 0 to 9.',
    type: 'array',
    minItems: 2,
    maxItems: 2,
    items: { title: 'a whole number', type: 'integer', minimum: -1000, maximum: 1000 },
    default: [0, 9],
  },
  so: {
    title: 'conditions on the tree',
    description: 'What must hold with the values chosen: all of it.',
    type: 'object',
    properties: {
      value: { title: 'a number', description: 'What the root is worth.', type: 'number' },
      best: { title: 'a list of labels', description: 'All best moves at the root.', minItems: 1, ...labels },
      pruned: {
        title: 'a list of labels',
        description: 'Nodes that are never looked at; an empty list: nothing is pruned.',
        ...labels,
      },
      evaluated: { title: 'a list of labels', description: 'Nodes that are looked at.', ...labels },
      cutoffs: {
        title: 'a whole number from 0',
        description: 'How many cutoffs skip something.',
        type: 'integer',
        minimum: 0,
      },
    },
    minProperties: 1,
    additionalProperties: false,
  },
} as const;

export type ChooseLeavesQuestion = QuestionOf<'choose-leaves', typeof keys, 'leaves' | 'so'>;
/** Conditions on the tree that a student's leaf values make. */
export type Conditions = ChooseLeavesQuestion['so'];
