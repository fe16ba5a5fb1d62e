import Type from 'typebox';
import { oneOf, optional } from '../define.ts';
import { EVIDENCE_FAMILIES } from '../../../types/exercise.ts';

export const chanceEvidence = Type.Object(
  {
    kind: Type.Unsafe<'chance'>({ const: 'chance' }),
    family: oneOf(EVIDENCE_FAMILIES, { title: 'what is tested' }),
    alpha: Type.Number({
      title: 'the chance that a correct submission fails this check',
      exclusiveMinimum: 0,
      maximum: 1,
    }),
    threshold: Type.Number({ title: 'the evidence that fails it: 1/alpha', minimum: 1 }),
    runs: Type.Integer({ title: 'runs that were read', minimum: 0 }),
    decisions: Type.Integer({ minimum: 0 }),
    skipped: Type.Integer({ title: 'decisions that could not be seen, and count for nothing', minimum: 0 }),
    log10: Type.Number({ title: 'the base-10 logarithm of the evidence at the end' }),
    highestLog10: Type.Number({ title: 'the highest that it reached' }),
    ended: oneOf(['failed', 'budget'], {
      title: 'why it ended: enough evidence, or no more runs',
    }),
    binsOf: Type.String({ title: 'what the bins are about' }),
    bins: Type.Array(
      Type.Object(
        {
          label: Type.String(),
          decisions: Type.Integer({ title: 'decisions in which it could be made', minimum: 0 }),
          observed: Type.Number({ minimum: 0 }),
          expected: Type.Number({ minimum: 0 }),
        },
        { additionalProperties: false },
      ),
      { title: 'how often each kind of choice was made, and was to be expected' },
    ),
    convention: optional(Type.String({ title: 'the accepted way of choosing that fits best' })),
    mistake: optional(
      Type.Object(
        {
          id: Type.String(),
          title: Type.String(),
          words: Type.String({ title: 'what a tutor would say' }),
          hint: Type.String(),
          log10: Type.Number({ title: 'how much likelier it makes them, as a base-10 logarithm' }),
        },
        { title: 'the known mistake that explains the decisions', additionalProperties: false },
      ),
    ),
    course: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), {
      title: 'the evidence on the way: decisions, base-10 logarithm',
    }),
  },
  { title: 'the test of an evidence check', additionalProperties: false },
);
