import type { QuestionOf } from '../../question/kind.ts';
import { TOLERANCE } from '../shared/keys.ts';

export const keys = {
  start: {
    title: 'a number',
    description: 'The value of the state that the search begins in.',
    type: 'number',
  },
  chain: {
    title: 'a list of steps',
    description: 'Each is two parts of the question.',
    type: 'array',
    minItems: 2,
    maxItems: 8,
    items: {
      title: 'a step',
      type: 'object',
      properties: {
        value: {
          title: 'a number',
          description: 'The value of the successor that is drawn.',
          type: 'number',
        },
        temperature: {
          title: 'a number above 0',
          description: 'T at that step.',
          type: 'number',
          exclusiveMinimum: 0,
        },
        draw: {
          title: 'a number from 0 to below 1',
          description: 'The random number by which it is decided.',
          type: 'number',
          minimum: 0,
          exclusiveMaximum: 1,
        },
      },
      required: ['value', 'temperature', 'draw'],
      additionalProperties: false,
    },
  },
  ...TOLERANCE,
} as const;
export type ChainQuestion = QuestionOf<'acceptance-chain', typeof keys, 'start' | 'chain'>;
export type Step = ChainQuestion['chain'][number];
/** Where the run begins, and its steps. */
export type Run = Pick<ChainQuestion, 'start' | 'chain'>;
