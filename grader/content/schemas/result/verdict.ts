import Type from 'typebox';
import type { Static } from 'typebox';
import { REASONS, VERDICT_STATES } from '../../../types/verdict.ts';
import { oneOf, optional, ref } from '../define.ts';
import { chanceEvidence } from './chanceEvidence.ts';
import { generationsEvidence, partEvidence } from './geneticEvidence.ts';
import { runEvidence, runsEvidence } from './runEvidence.ts';
import { data, points, visibility } from './shared.ts';
import { treeEvidence } from './treeEvidence.ts';

/** By the kind that each names. */
const EVIDENCE = {
  tree: treeEvidence,
  run: runEvidence,
  runs: runsEvidence,
  generations: generationsEvidence,
  part: partEvidence,
  chance: chanceEvidence,
};

const KINDS = Object.keys(EVIDENCE) as (keyof typeof EVIDENCE)[];

export const evidence = Type.Unsafe<Static<(typeof EVIDENCE)[keyof typeof EVIDENCE]>>({
  title: 'what the verdict rests on',
  type: 'object',
  properties: { kind: { enum: KINDS } },
  required: ['kind'],
  allOf: KINDS.map((kind) => ({
    if: { type: 'object', properties: { kind: { const: kind } } },
    then: { $ref: `#/$defs/${kind}Evidence` },
  })),
});

/** What `$defs` holds of evidence. */
export const evidenceDefs = Object.fromEntries(KINDS.map((kind) => [`${kind}Evidence`, EVIDENCE[kind]]));

export const verdict = Type.Object(
  {
    check: Type.String(),
    case: optional(Type.String()),
    description: optional(Type.String({ title: "what the case is there to catch, in the author's words" })),
    state: oneOf(VERDICT_STATES, { title: 'passed, failed, or not checked' }),
    reason: optional(
      oneOf(REASONS, {
        title: 'why, when it is not simply the answer',
        description:
          "The first six are the submission's; unreadable, author-error and grader-fault withhold " +
          'the points.',
      }),
    ),
    points: ref('points', points),
    maxPoints: ref('points', points),
    visibility: ref('visibility', visibility),
    code: Type.String({ title: 'what is said, for programs', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    among: optional(
      Type.Object(
        {
          failed: Type.Integer({ minimum: 1 }),
          of: Type.Integer({ minimum: 1 }),
          kind: oneOf(['trees', 'runs'], {}),
        },
        {
          title: 'how many inputs of a case fail; what is said is about one of them',
          additionalProperties: false,
        },
      ),
    ),
    rationale: Type.String({ title: 'why, in words to the student' }),
    help: optional(Type.String({ title: 'what to do next' })),
    expected: optional(ref('data', data)),
    actual: optional(ref('data', data)),
    evidence: optional(ref('evidence', evidence)),
  },
  { title: 'a verdict', additionalProperties: false },
);
