import Type from 'typebox';
import { CHECK_KINDS } from '../../../types/exercise.ts';
import { AUDIENCES, STATUSES } from '../../../types/report.ts';
import { FORMAT_WITHOUT_RULES, RESULT_FORMAT } from '../../../types/version.ts';
import { oneOf, optional, ref, schemaFile } from '../define.ts';
import type { FileOf } from '../define.ts';
import type { TreeFile } from '../tree.ts';
import { diagnosis, told } from './diagnosis.ts';
import { findings } from './findings.ts';
import { problem, runLength, runSearch } from './runEvidence.ts';
import { data, number, points, sha256, treeName, visibility } from './shared.ts';
import { evidence, evidenceDefs, verdict } from './verdict.ts';

const print = {
  text: Type.String({ title: 'as printed, cut when too long' }),
  bytes: Type.Integer({ title: 'how much was printed in all', minimum: 0 }),
};

const counterexample = Type.Object(
  {
    class: optional(Type.String({ title: 'the class that fails on it, in a file of agents' })),
    kind: oneOf(CHECK_KINDS, { title: 'the kind of check that fails on it' }),
    visibility: ref('visibility', visibility),
    file: Type.String({ title: 'a whole tree file or run file on one line' }),
    depthLimit: optional(Type.Integer({ title: 'the depth limit it was searched with', minimum: 0 })),
    rationale: Type.String({ title: 'why it fails, in words to the student' }),
    help: optional(Type.String({ title: 'what to do next' })),
    expected: optional(ref('data', data)),
    actual: optional(ref('data', data)),
    evidence: optional(ref('evidence', evidence)),
    printed: optional(Type.Object(print, { title: 'what was printed on it', additionalProperties: false })),
    isSmallest: Type.Boolean({ title: 'whether everything simpler passes' }),
    probes: Type.Integer({ title: 'how often the code was run to find it', minimum: 0 }),
  },
  {
    title: 'the smallest input found that shows what is wrong',
    description:
      'It was drawn at random and made smaller until nothing simpler failed; it is never one of the ' +
      "exercise's own.",
    additionalProperties: false,
  },
);

const result = Type.Object(
  {
    tool: Type.Unsafe<'cutoff'>({ const: 'cutoff' }),
    format: Type.Unsafe<typeof RESULT_FORMAT | typeof FORMAT_WITHOUT_RULES>({
      enum: [FORMAT_WITHOUT_RULES, RESULT_FORMAT],
      title: 'the format of this file',
      description:
        'Goes up when older programs could not read newer files; 3 where the exercise has rules on files.',
    }),
    version: Type.String({ title: 'the version of Cutoff' }),
    audience: oneOf(AUDIENCES, {
      title: 'who may read this file',
      description: 'staff: everything is in it. student: only what that student may see.',
    }),
    exercise: Type.Object(
      {
        slug: Type.String(),
        title: Type.String(),
        hash: ref('sha256', sha256, { description: 'Changes when anything changes that decides a verdict.' }),
        checks: Type.Array(
          Type.Object(
            {
              id: Type.String(),
              title: Type.String(),
              visibility: ref('visibility', visibility),
              points: ref('points', points),
              needed: Type.Optional(
                Type.Integer({
                  title: 'how many of its cases must pass before any is paid; absent where one is enough',
                  minimum: 2,
                }),
              ),
            },
            { title: 'a check', additionalProperties: false },
          ),
          { title: 'its checks, in order' },
        ),
        rules: optional(
          Type.Array(
            Type.Object(
              { id: Type.String(), says: optional(Type.String({ title: 'what the author says of it' })) },
              { title: 'a rule on files', additionalProperties: false },
            ),
            { title: 'its rules on files, in order; absent where it has none' },
          ),
        ),
      },
      { title: 'the exercise', additionalProperties: false },
    ),
    submission: Type.Object(
      {
        id: Type.String({ title: 'the name of the folder or file as handed in' }),
        name: Type.String(),
        hash: ref('sha256', sha256, { description: 'Over the paths and bytes of its files.' }),
        language: Type.Unsafe<string | null>({
          title: 'the language it was run as; null when nothing was run',
          type: ['string', 'null'],
        }),
        files: Type.Array(Type.String(), { title: 'the paths of its files' }),
      },
      { title: 'the submission', additionalProperties: false },
    ),
    status: oneOf(STATUSES, {
      title: 'what became of it',
      description:
        'graded; not-attempted: nothing was written; unusable: the student must mend it first; ' +
        'withheld: part of the score could not be decided, for no fault of the student.',
    }),
    note: Type.String({
      title: 'why it was not graded, in words; when it was, how its files were read, or empty',
    }),
    score: Type.Unsafe<number | null>({
      title: 'the points earned, to two decimals; null when part of the score is withheld',
      type: ['number', 'null'],
      minimum: 0,
    }),
    maxScore: Type.Number({ title: 'the points that could be earned, to two decimals', minimum: 0 }),
    earned: ref('points', points, { description: 'The points earned, exactly.' }),
    max: ref('points', points, { description: 'The points that could be earned, exactly.' }),
    withheld: optional(
      ref('points', points, {
        description: 'Points of cases that could not be judged for no fault of the student.',
      }),
    ),
    notShown: optional(
      ref('points', points, { description: 'Points of checks that this reader is not shown.' }),
    ),
    findings: optional(findings),
    verdicts: Type.Array(ref('verdict', verdict), {
      title: 'the verdicts, one a case, in the order of the exercise',
    }),
    diagnoses: Type.Array(diagnosis, { title: 'known mistakes that explain what was seen' }),
    told: optional(told),
    counterexample: optional(counterexample),
    output: Type.Array(
      Type.Object(
        {
          check: Type.String(),
          case: optional(Type.String({ title: 'absent for a test of chances, whose runs go together' })),
          visibility: ref('visibility', visibility),
          ...print,
        },
        { title: 'what was printed during one case', additionalProperties: false },
      ),
      { title: "what the student's code printed" },
    ),
    limits: Type.Object(
      {
        fuel: Type.Number({ minimum: 0 }),
        calls: Type.Number({ minimum: 0 }),
        memoryMB: Type.Number({ minimum: 0 }),
        outputKB: Type.Number({ minimum: 0 }),
        wallSeconds: Type.Number({ minimum: 0 }),
      },
      { title: 'the limits it ran under; 0 in a quiz, where nothing runs', additionalProperties: false },
    ),
    trees: Type.Unsafe<Record<string, TreeFile>>({
      title: 'the trees that the evidence is about, each once, by its name',
      description: 'A name is a hash of the tree. Each value can be saved as a tree file.',
      type: 'object',
      propertyNames: { $ref: '#/$defs/treeName' },
      additionalProperties: { $ref: 'tree.schema.json' },
    }),
  },
  {
    title: 'the result of grading one submission',
    description:
      'Written by grade as result.json: everything for staff, and what the student may see for the ' +
      'student. The same submission, exercise and version give the same bytes.',
    additionalProperties: false,
  },
);

/** A result as it is written, and read again. */
export type ResultFile = FileOf<typeof result>;

export const resultSchema = schemaFile('result', result, {
  sha256,
  treeName,
  visibility,
  points,
  number,
  data,
  verdict,
  evidence,
  ...evidenceDefs,
  problem,
  runLength,
  runSearch,
});
