import { type SearchMistake, PRUNING } from './searchMistake.ts';
import { LEFT_AT_ONCE } from './sharedWords.ts';

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
