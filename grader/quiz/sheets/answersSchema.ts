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
      description: 'Helps your editor; has no effect on the answers.',
      type: 'string',
    },
    quiz: {
      title: 'the name of a quiz',
      description: 'Which quiz was answered.',
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
      description: 'Left out, the student is called after the file.',
      type: 'object',
      properties: {
        id: {
          title: 'an id, as text',
          description: 'As in the roster.',
          type: 'string',
        },
        name: {
          title: 'a name, as text',
          description: 'Shown in the reports.',
          type: 'string',
        },
      },
      additionalProperties: false,
    },
    answers: {
      title: 'answers by question',
      description: 'Under the ids of the questions; what is left out is not answered.',
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
