import { PRUNING } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';
import { LEFT_AT_ONCE } from './sharedWords.ts';

export const cutReversed: SearchMistake = {
  id: 'cut-reversed',
  title: 'The cut compares the wrong way round',
  words:
    'Your search stops where it should go on and goes on where it should stop: the comparison with ' +
    'the bound points the other way.',
  hint: 'Say the rule in words first: MAX stops when its value is … β. Then look at the sign.',
  algorithms: PRUNING,
  replaces: [
    {
      label: '',
      equivalentTo: LEFT_AT_ONCE,
      change: () => ({
        cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best <= beta : best >= alpha),
      }),
    },
    {
      label: 'with equality going on',
      equivalentTo: LEFT_AT_ONCE,
      change: () => ({
        cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best < beta : best > alpha),
      }),
    },
    {
      label: 'at MAX',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'max' ? best <= bounds.beta : cut(mover, best, bounds)),
      }),
    },
    {
      label: 'at MAX, with equality going on',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'max' ? best < bounds.beta : cut(mover, best, bounds)),
      }),
    },
    {
      label: 'at MIN, with equality going on',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'min' ? best > bounds.alpha : cut(mover, best, bounds)),
      }),
    },
    {
      label: 'at MIN',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'min' ? best >= bounds.alpha : cut(mover, best, bounds)),
      }),
    },
    ...[true, false].map((onEquality): Form => ({
      label: `on the side of one’s own bound${onEquality ? '' : ', with equality going on'}`,
      change: () => ({
        // A best value that starts at the bound would never pass it on that side.
        initial: (mover) => (mover === 'max' ? -Infinity : Infinity),
        cut: (mover, best, { alpha, beta }) =>
          mover === 'max'
            ? onEquality
              ? best <= alpha
              : best < alpha
            : onEquality
              ? best >= beta
              : best > beta,
      }),
    })),
    {
      label: 'at MAX, on the side of α',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) =>
          mover === 'max' ? best <= bounds.alpha && bounds.alpha > -Infinity : cut(mover, best, bounds),
      }),
    },
  ],
};
