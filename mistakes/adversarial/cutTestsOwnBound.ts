import type { Player } from '../../reference/game.ts';
import { PRUNING } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';
import { LEFT_AT_ONCE } from './sharedWords.ts';

/** The bound that came from above, once there is one: the node's own best value is handed down alone. */
const ofTheNodeAbove = (who: Player | 'both'): Form => ({
  label: `with the bound from above${who === 'both' ? '' : who === 'max' ? ', at MAX' : ', at MIN'}`,
  change({ cut, tighten }) {
    const isWrong = (mover: Player): boolean => who === 'both' || mover === who;
    return {
      cut: (mover, best, bounds) =>
        !isWrong(mover)
          ? cut(mover, best, bounds)
          : mover === 'max'
            ? best >= bounds.alpha && bounds.alpha > -Infinity
            : best <= bounds.beta && bounds.beta < Infinity,
      tighten: (mover, best, bounds) => (isWrong(mover) ? bounds : tighten(mover, best, bounds)),
      pass: (bounds, _at, mover, best) =>
        isWrong(mover) && mover !== 'chance' ? tighten(mover, best, bounds) : bounds,
    };
  },
});

export const cutTestsOwnBound: SearchMistake = {
  id: 'cut-tests-own-bound',
  title: 'α and β are confused in the cut',
  words:
    'Your search compares MAX with α and MIN with β to cut. To pass one’s own bound is good news, ' +
    'not a reason to stop.',
  hint:
    'A cut at MAX happens because MIN, higher up, would not let the game come here. Which bound is ' +
    'MIN’s?',
  algorithms: PRUNING,
  replaces: [
    {
      label: '',
      equivalentTo: LEFT_AT_ONCE,
      change: () => ({
        cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best >= alpha : best <= beta),
      }),
    },
    {
      label: 'only when it is passed',
      equivalentTo: LEFT_AT_ONCE,
      change: () => ({
        cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best > alpha : best < beta),
      }),
    },
    {
      label: 'once it is known',
      change: () => ({
        cut: (mover, best, { alpha, beta }) =>
          mover === 'max' ? best >= alpha && alpha > -Infinity : best <= beta && beta < Infinity,
      }),
    },
    ...(['both', 'max', 'min'] as const).map(ofTheNodeAbove),
    {
      label: 'at MAX',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'max' ? best >= bounds.alpha : cut(mover, best, bounds)),
      }),
    },
    {
      label: 'at MAX, only when it is passed',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'max' ? best > bounds.alpha : cut(mover, best, bounds)),
      }),
    },
    {
      label: 'at MIN, only when it is passed',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'min' ? best < bounds.beta : cut(mover, best, bounds)),
      }),
    },
    {
      label: 'at MIN',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'min' ? best <= bounds.beta : cut(mover, best, bounds)),
      }),
    },
  ],
};
