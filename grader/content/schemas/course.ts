import Type from 'typebox';
import { points, slug } from './check.ts';
import { amount, checkRule, date, extension, late, people, reason, rulePrice, share } from './courseRules.ts';
import type { RulePriceFile } from './courseRules.ts';
import { oneOf, optional, ref, schemaFile, text, whole } from './define.ts';
import type { FileOf } from './define.ts';

const assignment = Type.Object(
  {
    exercise: ref('slug', slug, { title: 'an exercise or a quiz, by its name' }),
    results: optional(
      text(
        'the path of a folder',
        'What "grade" wrote, from this file\'s folder; late days are counted there.',
      ),
    ),
    due: optional(ref('date', date, { title: 'a date and time', description: 'When it is due.' })),
    until: optional(
      ref('date', date, { title: 'a date and time', description: 'What is handed in later counts nothing.' }),
    ),
    late: optional(
      ref('late', late, { title: 'what being late costs', description: "In place of the course's." }),
    ),
    lateDays: optional(whole(0, 366, { description: 'The most late days that may be used here.' })),
    extensions: optional(Type.Array(ref('extension', extension), { title: 'a list of extensions' })),
    checks: optional(Type.Array(ref('checkRule', checkRule), { title: 'a list of changes of checks' })),
    rules: optional(
      Type.Unsafe<Record<string, RulePriceFile>>({
        title: 'what rules on files cost, by their ids',
        description: 'Rules that are not named cost nothing.',
        type: 'object',
        propertyNames: { $ref: '#/$defs/slug' },
        additionalProperties: { $ref: '#/$defs/rulePrice' },
      }),
    ),
    excused: optional(
      Type.Array(
        Type.Object({ ...people, reason }, { title: 'who is excused', additionalProperties: false }),
        { title: 'a list of who is excused' },
      ),
    ),
    bonus: optional(
      Type.Array(
        Type.Object(
          { ...people, points: points('Added after what being late costs.'), reason },
          { title: 'a bonus', additionalProperties: false },
        ),
        { title: 'a list of bonuses' },
      ),
    ),
    caps: optional(
      Type.Array(
        Type.Object(
          { ...people, most: amount('points or a percentage', 'The most that may come out.'), reason },
          { title: 'a cap', description: 'Of several, the lowest counts.', additionalProperties: false },
        ),
        { title: 'a list of caps' },
      ),
    ),
    belowZero: optional(
      Type.Boolean({
        title: 'true or false',
        description: 'Whether the final points may be less than 0.',
        default: false,
      }),
    ),
  },
  { title: 'an assignment', dependentRequired: { until: ['due'] }, additionalProperties: false },
);

const course = Type.Object(
  {
    $schema: optional(
      Type.String({
        title: 'the address of this schema, as text',
        description: 'Helps your editor; has no effect on the course.',
      }),
    ),
    title: optional(text('a title, as text')),
    zone: optional(
      text(
        'a time zone such as "America/Los_Angeles"',
        'Of all dates without an offset, handed-in times too.',
      ),
    ),
    late: optional(ref('late', late, { title: 'what being late costs' })),
    lateDays: optional(
      whole(0, 366, {
        description: 'Days that each student may be late in all, at no cost. Used by due date.',
      }),
    ),
    notSubmitted: optional(
      oneOf(['empty', 'zero'], {
        title: '"empty" or "zero"',
        description: 'What those of the roster get who handed in nothing: no points, or 0.',
        default: 'empty',
      }),
    ),
    overridesBy: optional(
      oneOf(['staff', 'everybody'], {
        title: '"staff" or "everybody"',
        description: 'Who is told who made an override; with "staff", students\' pages never name them.',
        default: 'staff',
      }),
    ),
    assignments: Type.Array(ref('assignment', assignment), { title: 'a list of assignments', minItems: 1 }),
  },
  {
    title: 'a course',
    description: 'What becomes of the points of a class after grading.',
    additionalProperties: false,
  },
);

export const courseSchema = schemaFile('course', course, {
  slug,
  date,
  share,
  late,
  extension,
  checkRule,
  rulePrice,
  assignment,
});

export type CourseFile = FileOf<typeof course>;
export type AssignmentFile = FileOf<typeof assignment>;
