import Type from 'typebox';
import { oneOf, optional } from '../define.ts';

/** What rules on files found. */
export const findings = Type.Array(
  Type.Object(
    {
      rule: Type.String({ title: 'the id of the rule' }),
      code: oneOf(['calls', 'imports', 'too-large', 'no-file', 'no-function', 'unchecked'], {
        title: 'what was found',
        description: 'unchecked: the file could not be read, which costs nothing.',
      }),
      name: optional(Type.String({ title: 'of what is called, imported or missing, as the rule has it' })),
      file: optional(Type.String()),
      line: optional(Type.Integer({ title: 'the first line of it', minimum: 1 })),
      times: optional(Type.Integer({ title: 'how often it is there', minimum: 1 })),
      bytes: optional(Type.Integer({ title: 'how many the files have', minimum: 0 })),
      most: optional(Type.Integer({ title: 'how many they may have', minimum: 0 })),
    },
    { title: 'something that a rule found', additionalProperties: false },
  ),
  { title: 'what rules on files found; absent where the exercise has none' },
);
