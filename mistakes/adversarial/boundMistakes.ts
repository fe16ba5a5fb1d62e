import { PRUNING } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';
import type { Window } from '../../reference/game.ts';
import type { Parts } from '../skeletons/adversarial.ts';

/** A way to move the bounds that MAX gets wrong, MIN, or both. */
const forEach = (wrong: Parts['tighten']): readonly Form[] =>
  (['both', 'max', 'min'] as const).map((who) => ({
    label: who === 'both' ? 'both' : who === 'max' ? 'α' : 'β',
    change: ({ tighten }) => ({
      tighten: (mover, best, bounds) =>
        who === 'both' || who === mover ? wrong(mover, best, bounds) : tighten(mover, best, bounds),
    }),
  }));

const within = ({ alpha, beta }: Window, value: number): Window => ({
  alpha: Math.max(alpha, value),
  beta: Math.min(beta, value),
});

/** Mistakes about what a bound becomes when a better child is found. */
export const BOUND_MISTAKES: readonly SearchMistake[] = [
  {
    id: 'bound-overwritten',
    title: 'A bound is set to the best value, whatever it was',
    words:
      'Your search sets α or β to its own best value, also where the bound was tighter already, so ' +
      'that it can loosen.',
    hint: 'α never falls and β never rises on the way down.',
    algorithms: PRUNING,
    replaces: forEach((mover, best, { alpha, beta }) =>
      mover === 'max' ? { alpha: best, beta } : { alpha, beta: best },
    ),
  },
  {
    id: 'bound-from-the-other',
    title: 'A bound is worked out from the other one',
    words:
      'Your search compares its best value with the wrong bound when it moves its own: β becomes the ' +
      'least of α and the value, or α the most of β and the value.',
    hint: 'When MIN improves β, which number was β before?',
    algorithms: PRUNING,
    replaces: forEach((mover, best, { alpha, beta }) =>
      mover === 'max' ? { alpha: Math.max(beta, best), beta } : { alpha, beta: Math.min(alpha, best) },
    ),
  },
  {
    id: 'both-bounds-moved',
    title: 'One player moves both bounds',
    words:
      'Where one player moves, your search takes the value for both bounds, so that it stops at the ' +
      'next child without need.',
    hint: 'What MIN can be sure of is an upper bound. Does it say anything about the lower one?',
    algorithms: PRUNING,
    replaces: (['min', 'max'] as const).flatMap((who): Form[] => [
      {
        label: who === 'min' ? 'MIN' : 'MAX',
        change: ({ tighten }) => ({
          tighten: (mover, best, bounds, value) =>
            mover === who ? within(bounds, best) : tighten(mover, best, bounds, value),
        }),
      },
      {
        label: `${who === 'min' ? 'MIN' : 'MAX'}, by each child`,
        change: ({ cut, tighten }) => ({
          cut: (mover, best, bounds, value = best) =>
            mover !== who
              ? cut(mover, best, bounds, value)
              : who === 'min'
                ? value <= bounds.alpha
                : value >= bounds.beta,
          tighten: (mover, best, bounds, value = best) =>
            mover === who ? within(bounds, value) : tighten(mover, best, bounds, value),
        }),
      },
    ]),
  },
];
