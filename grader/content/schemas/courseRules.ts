import Type from 'typebox';
import { points, slug } from './check.ts';
import { oneOf, optional, ref, text, whole } from './define.ts';
import type { FileOf } from './define.ts';

export const date = Type.String({
  title: 'a date and time such as "2026-03-01T23:59" or "2026-03-01T23:59-08:00"',
  description: 'Without an offset, it is in the zone of the course.',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})?$',
});

export const share = Type.Unsafe<number | string>({
  title: 'points such as 2 or "1/2", or a percentage such as "10%"',
  type: ['integer', 'string'],
  minimum: 0,
  maximum: 1_000_000,
  pattern: '^([0-9]{1,9}(/[1-9][0-9]{0,8})?|[0-9]{1,3}(\\.[0-9]{1,6})?%)$',
});

export const amount = (title: string, description: string) => ref('share', share, { title, description });
export const reason = text('a reason, as text', 'Reports show it.');
export const people = {
  students: optional(
    Type.Array(text('an id, as text'), {
      title: 'a list of students, by id',
      description: 'An id of the class, or one that the roster has.',
      minItems: 1,
    }),
  ),
  sections: optional(
    Type.Array(text('a section, as text'), {
      title: 'a list of sections',
      description: 'As the roster names them.',
      minItems: 1,
    }),
  ),
};
const yes = (description: string) => optional(Type.Literal(true, { title: 'true', description }));

/** What being late costs. */
export const late = Type.Object(
  {
    grace: optional(
      whole(0, 10_080, {
        description: 'Minutes by which every limit is in truth later, that of each late day too.',
        default: 0,
      }),
    ),
    per: optional(
      oneOf(['day', 'hour'], {
        title: '"day" or "hour"',
        description: 'What costs "off" each time it begins. Days end at the time of day of the due date.',
      }),
    ),
    off: optional(amount('points or a percentage', 'What each day or hour costs.')),
    steps: optional(
      Type.Array(
        Type.Object(
          {
            hours: points('The step counts for work that is later than that. "1/2" is half an hour.'),
            off: amount('points or a percentage', 'What is taken off in all.'),
          },
          { title: 'a step', additionalProperties: false },
        ),
        { title: 'a list of steps', description: 'The last step that is reached counts.', minItems: 1 },
      ),
    ),
    of: optional(
      oneOf(['max', 'earned'], {
        title: '"max" or "earned"',
        description: 'Of what a percentage is: of all points of the assignment, or of those earned.',
        default: 'max',
      }),
    ),
    most: optional(amount('points or a percentage', 'The most that being late costs.')),
  },
  {
    title: 'what being late costs',
    oneOf: [{ required: ['per'] }, { required: ['steps'] }],
    dependentRequired: { per: ['off'], off: ['per'] },
    additionalProperties: false,
  },
);

export const extension = Type.Object(
  {
    ...people,
    due: ref('date', date, { title: 'a date and time', description: 'The latest of several counts.' }),
    until: optional(ref('date', date, { title: 'a date and time', description: 'In place of "until".' })),
    reason,
  },
  { title: 'an extension', additionalProperties: false },
);

export const checkRule = Type.Object(
  {
    check: ref('slug', slug, { title: 'a check, by its id' }),
    case: optional(ref('slug', slug, { title: 'a case, by its id', description: 'One case of it alone.' })),
    drop: yes('It no longer counts, neither in points nor in the maximum.'),
    full: yes('Everybody whose work was graded gets its points.'),
    bonus: yes('Its points count, and the maximum is without them.'),
    points: optional(points('What it is worth instead.')),
    reason,
  },
  {
    title: 'a change of a check',
    description: 'For everybody. Exactly one of "drop", "full", "bonus" and "points".',
    oneOf: [
      { required: ['drop'] },
      { required: ['full'] },
      { required: ['bonus'] },
      { required: ['points'] },
    ],
    additionalProperties: false,
  },
);

/** What breaking a rule on files costs. */
export const rulePrice = Type.Object(
  {
    points: optional(
      Type.Unsafe<number | string>({
        title: 'points to take off, such as -2 or "-1/2"',
        description: 'Taken off once, however often the rule is broken.',
        type: ['integer', 'string'],
        minimum: -1_000_000,
        maximum: 0,
        pattern: '^(0|-[0-9]{1,9}(/[1-9][0-9]{0,8})?)$',
      }),
    ),
    cap: optional(amount('points or a percentage', 'The most that work may be worth which breaks the rule.')),
    reason,
  },
  {
    title: 'what breaking a rule costs',
    description: 'Exactly one of "points" and "cap".',
    oneOf: [{ required: ['points'] }, { required: ['cap'] }],
    additionalProperties: false,
  },
);

export type RulePriceFile = FileOf<typeof rulePrice>;
export type LateFile = FileOf<typeof late>;
