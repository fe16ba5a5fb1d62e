import Type from 'typebox';
import { slug } from './check.ts';
import { optional, ref, text, whole } from './define.ts';

const names = (title: string, description: string, pattern: string) =>
  optional(
    Type.Array(Type.String({ title: 'a name of that kind', pattern: `^(?=.{1,100}$)${pattern}` }), {
      title,
      description,
      minItems: 1,
      maxItems: 50,
    }),
  );

const forbids = Type.Object(
  {
    calls: names(
      'a list of calls, such as "eval", "random.choice" or ".sort"',
      'By the name that it has where it comes from; ".sort" is a method of anything.',
      '[.]?[A-Za-z_$][A-Za-z0-9_$/@-]*([.][A-Za-z_$][A-Za-z0-9_$]*)*$',
    ),
    modules: names(
      'a list of modules, such as "random" or "os.path"',
      'What is below a module is forbidden with it.',
      '[A-Za-z_@.][A-Za-z0-9_@./-]*$',
    ),
  },
  { title: 'calls or modules', minProperties: 1, additionalProperties: false },
);

const requires = Type.Object(
  {
    files: names(
      'a list of file names, such as "search.py"',
      'Sources and data that a program may hold, in whatever folder.',
      '[A-Za-z0-9_-][A-Za-z0-9_./-]*[.]([mc]?[jt]s|py|json)$',
    ),
    functions: names(
      'a list of functions, such as "maxValue"',
      'Defined anywhere, as methods too; "maxValue" may be written "max_value".',
      '[A-Za-z_$][A-Za-z0-9_$]*$',
    ),
  },
  { title: 'files or functions', minProperties: 1, additionalProperties: false },
);

/** A rule on the files that are handed in. */
export const fileRule = Type.Object(
  {
    id: ref('slug', slug, { description: 'Must be unique among the rules.' }),
    forbids: optional(forbids),
    maxBytes: optional(
      whole(0, 100_000_000, { description: 'The most bytes that all files may have together, as UTF-8.' }),
    ),
    requires: optional(requires),
    says: optional(text('a sentence', 'Shown with what the rule finds.')),
  },
  {
    title: 'a rule on files',
    description: 'Exactly one of "forbids", "maxBytes" and "requires". A course says what it is worth.',
    oneOf: [{ required: ['forbids'] }, { required: ['maxBytes'] }, { required: ['requires'] }],
    additionalProperties: false,
  },
);
