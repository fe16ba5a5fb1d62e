import Type from 'typebox';
import { CUTS, RETURNS } from '../../../reference/game.ts';
import { CUT_RANGES, MOVE_WEIGHTS, MUTATION_DRAWS, MUTATION_UNITS, RETURNED } from '../../types/exercise.ts';
import { RUN_SUBJECTS } from '../../subjects/subjects.ts';
import { oneOf, optional, someOf } from './define.ts';

/** What each algorithm lets an exercise accept. */
const TAUGHT = RUN_SUBJECTS.filter(({ taught }) => taught.length > 0);

export const conventions = Type.Object(
  {
    cut: optional(
      someOf(CUTS, 'a convention', {
        title: 'a list of "strict" and "non-strict"',
        description:
          'Cutting when the value passes the bound (strict), or as soon as it meets it (non-strict).',
      }),
    ),
    returns: optional(
      someOf(RETURNS, 'a convention', {
        title: 'a list of "fail-soft", "fail-hard" and "half-clamped"',
        description:
          'What a search returns outside its window: the value it found (fail-soft), the bound ' +
          '(fail-hard), or the bound on the side it starts from only (half-clamped).',
      }),
    ),
    childOrder: optional(
      oneOf(['any', 'given'], {
        title: '"any" or "given"',
        description: 'Whether children may be searched in any order, or only in the order of actions.',
      }),
    ),
    generation: optional(
      oneOf(['any', 'lazy', 'eager'], {
        title: '"any", "lazy" or "eager"',
        description: 'Whether a child is made when its turn comes (lazy), or all of them first (eager).',
      }),
    ),
    ties: optional(
      oneOf(['any', 'first', 'last'], {
        title: '"any", "first" or "last"',
        description: 'Which of several best actions to return.',
      }),
    ),
    rootResearch: optional(
      oneOf(['allowed', 'not'], {
        title: '"allowed" or "not"',
        description: 'Whether the children of the root may be searched once more to find the action.',
      }),
    ),
    cutRange: optional(
      someOf(CUT_RANGES, 'a convention', {
        title: 'a list of "1..n-1" and "1..n"',
        description: 'Points at which a crossover may cut strings of n positions.',
      }),
    ),
    mutates: optional(
      someOf(MUTATION_UNITS, 'a convention', {
        title: 'a list of "individual" and "position"',
        description:
          'Whether one random position of an individual mutates with ' +
          'the mutation rate, or each position by itself.',
      }),
    ),
    mutationDraws: optional(
      someOf(MUTATION_DRAWS, 'a convention', {
        title: 'a list of "another" and "any"',
        description: 'Whether a mutated position takes another value than it has, or any.',
      }),
    ),
    twoChildren: optional(
      oneOf(['allowed', 'not'], {
        title: '"allowed" or "not"',
        description:
          'Whether one mating may give two children in a whole genetic ' +
          'algorithm. They stand side by side in the new population.',
      }),
    ),
    weights: optional(
      someOf(MOVE_WEIGHTS, 'a convention', {
        title: 'a list of "uniform" and "gain"',
        description:
          'Stochastic hill climbing: whether uphill moves are equally likely, or by how much they gain.',
      }),
    ),
    returned: optional(
      someOf(RETURNED, 'a convention', {
        title: 'a list of "current" and "best"',
        description: 'Which state a search returns that may go downhill.',
      }),
    ),
    accepts: optional(
      someOf([...new Set(TAUGHT.flatMap(({ taught }) => taught.map(({ id }) => id)))], 'such a variant', {
        title: 'a list of variants that some courses teach',
        description:
          'What is right here besides, though the handouts do not ask for it. ' +
          TAUGHT.map(
            ({ name, taught }) =>
              `${name}: ${taught.map(({ id, title }) => `${JSON.stringify(id)}, ${title}`).join('; ')}.`,
          ).join(' '),
      }),
    ),
  },
  {
    title: 'the accepted conventions',
    description:
      'Textbooks differ; every form named here is right. Left out, all of them are, but none of "accepts".',
    additionalProperties: false,
  },
);
