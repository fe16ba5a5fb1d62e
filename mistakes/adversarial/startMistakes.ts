import { finiteInfinity } from './finiteInfinity.ts';
import { ALL } from '../skeletons/algorithms.ts';
import { only, type SearchMistake } from './searchMistake.ts';
import { startsAtZero } from './startsAtZero.ts';
import { zeroTakenForNone } from './zeroTakenForNone.ts';

/** Mistakes about what the best value starts from. */
export const START_MISTAKES: readonly SearchMistake[] = [
  finiteInfinity,
  startsAtZero,
  zeroTakenForNone,
  {
    id: 'starts-reversed',
    title: 'The best value starts at the wrong end',
    words: 'Your search starts MAX at +∞ or MIN at −∞, so that no child can ever be better.',
    hint:
      'Before any child was seen, MAX must be as badly off as can be, and so must MIN. Which end is ' +
      'bad for whom?',
    algorithms: ALL,
    replaces: [
      ...only(() => ({ initial: (mover) => (mover === 'max' ? Infinity : -Infinity) })),
      { label: 'MIN starts at −∞', change: () => ({ initial: () => -Infinity }) },
      { label: 'MAX starts at ∞', change: () => ({ initial: () => Infinity }) },
    ],
  },
];
