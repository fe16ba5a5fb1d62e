import type { ValueOf } from '../question/optionSchema.ts';

/** One student's answers, as JSON Schema; published as `exercises/schemas/answers.schema.json`. */
export const ANSWERS_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'answers.schema.json',
  title: "one student's answers to a quiz",
  description:
    "What the quiz's page saves. Answers may be text as one writes it, numbers, or lists; a " +
    'question of several parts has an object with one for each.',
  type: 'object',
  properties: {
    $schema: {
      title: 'the address of this schema, as text',
      type: 'string',
    },
    quiz: {
      title: 'the name of a quiz',
      type: 'string',
    },
    hash: {
      title: "the quiz's hash",
      description: 'Says which version of the quiz was answered.',
      type: 'string',
      pattern: '^[0-9a-f]{64}$',
    },
    student: {
      title: 'who answered',
      type: 'object',
      properties: {
        id: {
          title: 'an id, as text',
          type: 'string',
        },
        name: {
          title: 'a name, as text',
          type: 'string',
        },
      },
      additionalProperties: false,
    },
    answers: {
      title: 'answers by question',
      type: 'object',
      additionalProperties: {
        $ref: '#/$defs/answer',
      },
    },
  },
  required: ['answers'],
  additionalProperties: false,
  $defs: {
    single: {
      title: 'text, a number, true, false, null or a list of texts and numbers',
      type: ['string', 'number', 'boolean', 'null', 'array'],
      items: {
        title: 'text or a number',
        type: ['string', 'number'],
      },
    },
    answer: {
      title:
        'text, a number, true, false, null, a list of texts and numbers, or an object with one ' +
        'for each part',
      type: ['string', 'number', 'boolean', 'null', 'array', 'object'],
      items: {
        title: 'text or a number',
        type: ['string', 'number'],
      },
      additionalProperties: {
        $ref: '#/$defs/single',
      },
    },
  },
} as const;

/** Answers as written; they fit the schema. */
export type AnswersFile = Omit<ValueOf<typeof ANSWERS_SCHEMA, never>, 'answers'> & {
  readonly answers: Readonly<Record<string, unknown>>;
};
