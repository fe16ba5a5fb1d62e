import { LABEL_REF } from '../../question/optionSchema.ts';
import type { KeySchemas } from '../../question/optionSchema.ts';

/** Keys that several kinds of question have. */

export const LABEL = { $ref: LABEL_REF } as const;

export const NODE = {
  node: { title: 'the label of a node', description: 'Left out, it is the root.', $ref: LABEL_REF },
} as const satisfies KeySchemas;

export const NODES = {
  nodes: {
    title: 'a list of labels',
    description: 'Those that are asked about. For "values", all inner nodes if left out.',
    type: 'array',
    minItems: 1,
    items: LABEL,
  },
} as const satisfies KeySchemas;

export const WHICH = {
  which: {
    title: '"all", "any" or "first"',
    description: 'Of several that are equally good. Left out, any will do.',
    type: 'string',
    enum: ['all', 'any', 'first'],
    default: 'any',
  },
} as const satisfies KeySchemas;

/** Half of the last of two digits after the point. */
export const USUAL_TOLERANCE = 0.005;

export const TOLERANCE = {
  tolerance: {
    title: 'a number from 0',
    description: 'Largest difference that still counts as equal.',
    type: 'number',
    minimum: 0,
  },
} as const satisfies KeySchemas;

/** What a question is about; the first word is meant where none is given. */
export const what = <const Words extends readonly [string, ...string[]]>(words: Words, description: string) =>
  ({
    what: {
      title: 'what is asked for',
      description,
      type: 'string',
      enum: words,
      default: words[0],
    },
  }) as const;
