import Type from 'typebox';
import { SUBJECTS } from '../../subjects/subjects.ts';
import { oneOf, optional, ref, schemaFile, text, whole } from './define.ts';
import type { FileOf } from './define.ts';
import { caseFile, check, points, slug } from './check.ts';
import { conventions } from './conventions.ts';
import { shape } from './randomShape.ts';
import { fileRule } from './rules.ts';

const limits = Type.Object(
  {
    fuel: optional(
      whole(1000, 1_000_000_000_000, {
        description: 'Units of work that one call may use.',
        default: 50_000_000,
      }),
    ),
    calls: optional(
      whole(1, 100_000_000, {
        description: 'Questions to the game or problem that one call may ask.',
        default: 100_000,
      }),
    ),
    memoryMB: optional(whole(8, 1024, { description: 'Memory, in megabytes.', default: 64 })),
    outputKB: optional(whole(1, 10_240, { description: 'What may be printed, in kilobytes.', default: 64 })),
    wallSeconds: optional(
      whole(1, 3600, {
        description: 'Seconds after which a check is stopped, should all else fail.',
        default: 20,
      }),
    ),
  },
  { title: 'limits on one submission', description: 'Each may be left out.', additionalProperties: false },
);

const exercise = Type.Object(
  {
    $schema: optional(
      Type.String({
        title: 'the address of this schema, as text',
        description: 'Helps your editor; has no effect on the exercise.',
      }),
    ),
    title: text('a title, as text'),
    algorithm: oneOf(
      SUBJECTS.map(({ name }) => name),
      { title: 'an algorithm', description: 'What the function must do.' },
    ),
    entry: Type.String({
      title: 'the name of a function, such as "alphaBeta"',
      description: 'The function that students write.',
      pattern: '^[A-Za-z_][A-Za-z0-9_]*$',
    }),
    files: optional(
      Type.Object(
        {
          javascript: optional(
            Type.String({
              title: 'a file name that ends in .js, .mjs or .cjs',
              pattern: '^[A-Za-z0-9_-]+\\.[mc]?js$',
            }),
          ),
          typescript: optional(
            Type.String({ title: 'a file name that ends in .ts', pattern: '^[A-Za-z0-9_-]+\\.ts$' }),
          ),
          python: optional(
            Type.String({ title: 'a file name that ends in .py', pattern: '^[A-Za-z_][A-Za-z0-9_]*\\.py$' }),
          ),
        },
        {
          title: 'a file name for each language',
          description: 'The file that students write, in each language they may use.',
          minProperties: 1,
          additionalProperties: false,
        },
      ),
    ),
    command: optional(
      Type.Unsafe<string | string[]>({
        title: 'a command, such as "python3 main.py"',
        description:
          "Runs submissions in any language: started in the folder of the student's files, it " +
          'speaks the protocol of docs/protocol.md. A list has the arguments one by one.',
        type: ['string', 'array'],
        pattern: '\\S',
        minItems: 1,
        items: { title: 'an argument, as text', type: 'string' },
      }),
    ),
    conventions: optional(conventions),
    limits: optional(limits),
    alpha: optional(
      Type.Number({
        title: 'a number from 1e-12 to 0.01',
        description:
          'The chance that a correct submission fails any of the ' +
          'evidence checks; split over them by their weights.',
        minimum: 1e-12,
        maximum: 0.01,
        default: 0.000001,
      }),
    ),
    checks: Type.Array(ref('check', check), {
      title: 'a list of at least one check',
      minItems: 1,
      maxItems: 1000,
    }),
    rules: optional(
      Type.Array(ref('fileRule', fileRule), {
        title: 'a list of rules on files',
        description: 'What is found is told; it costs what a course says, and else nothing.',
        minItems: 1,
        maxItems: 100,
      }),
    ),
    notShown: optional(points('In a kit for students: points of the checks that it leaves out.')),
    mustCatch: optional(
      Type.Array(ref('slug', slug), {
        title: 'a list of mistakes, by name',
        description: 'Mistakes that this exercise promises to catch.',
      }),
    ),
    notices: optional(
      Type.Record(
        Type.String({ pattern: '^[a-z]+$' }),
        Type.Number({
          title: 'a size, more than 0 and less than 1',
          exclusiveMinimum: 0,
          exclusiveMaximum: 1,
        }),
        {
          title: 'a size for each choice',
          description:
            'Leanings of a choice that this exercise promises to notice: from this size on, the sum of all ' +
            'that is drawn too often. They are measured by cutoff adequacy --power.',
        },
      ),
    ),
  },
  {
    title: 'an exercise',
    description:
      'What students write, how it is checked, and how many points each check ' +
      'gives. Lives beside its handout, starter, trees and runs.',
    additionalProperties: false,
  },
);

export const exerciseSchema = schemaFile('exercise', exercise, {
  slug,
  check,
  case: caseFile,
  shape,
  fileRule,
});

/**
 * `exercise.json` as read: it fits the schema and its own rules, but the files it names have not been looked
 * at. `files` is left out only where there is a command.
 */
export type ExerciseFile = FileOf<typeof exercise>;
