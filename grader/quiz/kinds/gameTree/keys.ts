import type { QuestionOf } from '../../question/kind.ts';

export const keys = {
  piles: {
    title: 'a list of whole numbers from 1',
    description: 'The counters in each pile at the start.',
    type: 'array',
    minItems: 1,
    maxItems: 4,
    items: { title: 'a whole number from 1', type: 'integer', minimum: 1, maximum: 12 },
  },
  most: {
    title: 'a whole number from 1',
    description: 'The most counters that a move takes, all from one pile. Left out, there is no limit.',
    type: 'integer',
    minimum: 1,
    maximum: 12,
  },
  last: {
    title: '"wins" or "loses"',
    description: 'What becomes of the one who takes the last counter.',
    type: 'string',
    enum: ['wins', 'loses'],
    default: 'wins',
  },
} as const;
export type GameTreeQuestion = QuestionOf<'game-tree', typeof keys, 'piles'>;
