import Type from 'typebox';
import { AGENT_ALGORITHMS } from '../../subjects/agentClasses.ts';
import { CHECK_KINDS, EVIDENCE_FAMILIES, LAWS, VISIBILITIES } from '../../types/exercise.ts';
import { oneOf, optional, ref, someOf, text, whole } from './define.ts';
import type { Law } from '../../types/exercise.ts';
import type { FileOf } from './define.ts';
import { anyGame } from './game.ts';
import { shape } from './randomShape.ts';

export const slug = Type.String({
  title: 'a name of small letters, digits and hyphens',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
});

/** Exact points. */
export const points = (description: string) =>
  Type.Unsafe<number | string>({
    title: 'a whole number, or a fraction in quotes such as "7/3"',
    description,
    type: ['integer', 'string'],
    minimum: 0,
    maximum: 1_000_000,
    pattern: '^[0-9]{1,9}(/[1-9][0-9]{0,8})?$',
  });

export const caseFile = Type.Object(
  {
    id: ref('slug', slug, {
      title: 'a name of small letters, digits and hyphens',
      description: 'Must be unique in its check.',
    }),
    description: text(
      'the mistake that the case catches, in words',
      'Where the case has "catches", reports put "Meant to catch" in front of it.',
    ),
    catches: optional(
      Type.Array(ref('slug', slug), {
        title: 'a list of mistakes, by name',
        description: 'Known mistakes that this case tells from every correct program. lint proves it.',
        minItems: 1,
      }),
    ),
    tree: optional(text('the path of a tree file', "From the exercise's folder, with /.")),
    random: optional(
      Type.Object(
        {
          seed: Type.Integer({
            title: 'a whole number from 0 to 2147483647',
            minimum: 0,
            maximum: 2_147_483_647,
          }),
          count: whole(1, 10_000),
          shape: ref('shape', shape, { title: 'the shape of random trees' }),
        },
        {
          title: 'a batch of random trees',
          description: 'The same trees each time, for the same seed.',
          additionalProperties: false,
        },
      ),
    ),
    game: optional(anyGame),
    run: optional(text('the path of a run file', "From the exercise's folder, with /.")),
    depthLimit: optional(
      whole(0, 1000, { description: 'Plies to search, chance included. Left out, there is no limit.' }),
    ),
    questions: optional(
      whole(1, 100_000, {
        description:
          'Of a search that may be stopped at any time: after how many questions it is. Left out, it is ' +
          'left to end.',
      }),
    ),
    agents: optional(
      whole(1, 100, {
        description:
          'In an exercise on agents: how many take turns. Left out, as many as ' +
          'the tree or the levels of random trees say, else 2.',
      }),
    ),
    depth: optional(
      whole(1, 100, {
        description: 'In an exercise on agents: rounds to search. Left out, as many as the tree says.',
      }),
    ),
  },
  {
    title: 'a case',
    description: 'One tree, one batch of random trees, one game, or one run.',
    oneOf: [{ required: ['tree'] }, { required: ['random'] }, { required: ['game'] }, { required: ['run'] }],
    not: { required: ['run', 'depthLimit'] },
    additionalProperties: false,
  },
);

export const check = Type.Object(
  {
    id: ref('slug', slug, {
      title: 'a name of small letters, digits and hyphens',
      description: 'Must be unique in the exercise.',
    }),
    title: text('a title, as text'),
    kind: oneOf(CHECK_KINDS, {
      title: 'what the check looks at',
      description:
        'The returned value, the returned action, the leaves evaluated, how often each node is asked ' +
        'for, what is held whenever the search may be stopped, which move its passes begin with, the ' +
        'law of each step, or the evidence of how random choices are made.',
    }),
    agent: optional(
      oneOf(AGENT_ALGORITHMS, {
        title: '"minimax", "alpha-beta" or "expectimax"',
        description: 'In an exercise on agents: which class the check is about.',
      }),
    ),
    laws: optional(
      someOf(Object.keys(LAWS) as Law[], 'a law', {
        title: 'a list of laws',
        description:
          'For a law check: the laws that it is about. Left out, all that the algorithm has. ' +
          `${Object.entries(LAWS)
            .map(([law, meaning]) => `${law}: ${meaning}`)
            .join('. ')}.`,
      }),
    ),
    family: optional(
      oneOf(EVIDENCE_FAMILIES, {
        title: 'what is tested',
        description: 'For an evidence check: the kind of random choice that it tests.',
      }),
    ),
    weight: optional(
      whole(1, 1000, {
        description: "For an evidence check: its part of alpha, relative to the others'.",
        default: 1,
      }),
    ),
    points: points('Points are exact, so a decimal such as 0.1 is written "1/10".'),
    visibility: oneOf(VISIBILITIES, {
      title: '"student", "after-due" or "staff"',
      description: 'Who sees the check: students at once, students after the due date, or staff only.',
    }),
    credit: optional(
      oneOf(['share', 'all'], {
        title: '"share" or "all"',
        description: 'Whether each case earns its share of the points, or all cases must pass.',
        default: 'share',
      }),
    ),
    atLeast: optional(
      whole(1, 10_000, {
        description:
          'Where cases share the points: how many of them must pass before any earns its share, so that ' +
          'answers that are right by luck earn nothing.',
        default: 1,
      }),
    ),
    cases: Type.Array(ref('case', caseFile), {
      title: 'a list of at least one case',
      minItems: 1,
      maxItems: 10_000,
    }),
  },
  { title: 'a check', additionalProperties: false },
);

/** Exactly one of `tree`, `random`, `game` and `run`. */
export type CaseFile = FileOf<typeof caseFile>;
export type CheckFile = FileOf<typeof check>;
