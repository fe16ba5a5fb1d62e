import Type from 'typebox';
import { optional, ref } from '../define.ts';
import { visibility } from './shared.ts';
import { verdict } from './verdict.ts';

export const diagnosis = Type.Object(
  {
    classes: optional(Type.Array(Type.String(), { title: 'classes that it is about, in a file of agents' })),
    mistake: Type.String({
      title:
        'the id of the mistake, two joined by +, those that come to the same by |; or one of unknown, ' +
        'several and error',
    }),
    title: Type.String(),
    common: optional(
      Type.String({ title: 'what all that may explain it have in common, the same on each of several' }),
    ),
    sentence: optional(Type.String({ title: 'what a tutor would say' })),
    evidence: Type.String(),
    hint: Type.String(),
    visibility: ref('visibility', visibility),
  },
  { title: 'a diagnosis', additionalProperties: false },
);

/** What is told to those who see less than everything. */
export const told = Type.Array(
  Type.Object(
    {
      to: ref('visibility', visibility),
      diagnoses: Type.Array(diagnosis),
      verdicts: optional(
        Type.Array(ref('verdict', verdict), { title: 'verdicts that name a mistake otherwise' }),
      ),
    },
    { title: 'what those are told who may see so much', additionalProperties: false },
  ),
  {
    title: 'what is told otherwise to those who see less',
    description: 'It follows from what they may see alone. In files for staff only.',
  },
);
