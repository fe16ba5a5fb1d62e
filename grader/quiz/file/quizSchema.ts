import type { ValueOf } from '../question/optionSchema.ts';
import { FIGURE_SCHEMA } from './figureSchema.ts';
import type { FigureFile } from './figureSchema.ts';
import type { QuestionFile } from './questionFile.ts';
import { questionSchema } from './questionSchema.ts';

/** A quiz file, as JSON Schema; published as `exercises/schemas/quiz.schema.json`. */
export const quizSchema = (): object => ({
  ...QUIZ,
  $defs: { label: LABEL, figure: FIGURE_SCHEMA, question: questionSchema() },
});

const LABEL = {
  title: 'a label, as text',
  type: 'string',
  pattern: '\\S',
} as const;

const QUIZ = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'quiz.schema.json',
  title: 'a quiz',
  description:
    'Questions about game trees and local search that are answered by hand. The answers are ' +
    'worked out from the figures, so none are written here.',
  type: 'object',
  properties: {
    $schema: {
      title: 'the address of this schema, as text',
      description: 'Helps your editor; has no effect on the quiz.',
      type: 'string',
    },
    title: {
      title: 'a title, as text',
      description: 'Heads the page, the key and the reports.',
      type: 'string',
      pattern: '\\S',
    },
    intro: {
      title: 'Markdown text',
      description: 'Stands before the first question.',
      type: 'string',
    },
    source: {
      title: 'where the quiz comes from, as text',
      description: 'A book and figure, a course: shown with the quiz.',
      type: 'string',
    },
    convention: {
      title: '"strict" or "non-strict"',
      description:
        'Whether alpha–beta cuts only when the bounds cross (strict), or as soon as they meet. ' +
        'Left out, it is non-strict. A question can say otherwise.',
      type: 'string',
      enum: ['strict', 'non-strict'],
    },
    practice: {
      title: 'true or false',
      description:
        'Whether students may check their own answers, on the page and with “cutoff quiz check”. The page ' +
        'can work them out then. Left out, they may not.',
      type: 'boolean',
    },
    figures: {
      title: 'trees, boards, landscapes and populations, by name',
      description: 'What the questions are about.',
      type: 'object',
      additionalProperties: {
        $ref: '#/$defs/figure',
      },
    },
    questions: {
      title: 'a list of at least one question',
      description: 'In the order in which they are asked and numbered.',
      type: 'array',
      minItems: 1,
      items: {
        $ref: '#/$defs/question',
      },
    },
    variantOf: {
      title: 'the quiz and the student that this was made for',
      description: 'Written by “cutoff quiz variants”.',
      type: 'object',
      properties: {
        quiz: {
          title: 'the name of a quiz',
          description: 'The quiz that this is a variant of.',
          type: 'string',
        },
        student: {
          title: 'the id of a student',
          description: 'As in the roster.',
          type: 'string',
        },
      },
      required: ['quiz', 'student'],
      additionalProperties: false,
    },
  },
  required: ['title', 'questions'],
  additionalProperties: false,
} as const;

/** A quiz as written; it fits the schema. Its figures and questions have schemas of their own. */
export type QuizFile = Omit<ValueOf<typeof QUIZ, never>, 'figures' | 'questions'> & {
  readonly figures?: Readonly<Record<string, FigureFile>>;
  readonly questions: readonly QuestionFile[];
};
