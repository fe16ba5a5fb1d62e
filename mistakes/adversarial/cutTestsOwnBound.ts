import { type Mistake, PRUNING } from '../mistake.ts';
import { LEFT_AT_ONCE } from './leftAtOnce.ts';

export const cutTestsOwnBound: Mistake = {
  id: 'cut-tests-own-bound',
  title: 'α and β are confused in the cut',
  sentence:
    'Your search compares MAX with α and MIN with β to cut. To pass one’s own bound is good news, not a reason to stop.',
  hint: 'A cut at MAX happens because MIN, higher up, would not let the game come here. Which bound is MIN’s?',
  algorithms: PRUNING,
  forms: [
    {
      words: '',
      comesTo: LEFT_AT_ONCE,
      change: () => ({
        cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best >= alpha : best <= beta),
      }),
    },
    {
      words: 'only when it is passed',
      comesTo: LEFT_AT_ONCE,
      change: () => ({
        cut: (mover, best, { alpha, beta }) => (mover === 'max' ? best > alpha : best < beta),
      }),
    },
    {
      words: 'once it is known',
      change: () => ({
        cut: (mover, best, { alpha, beta }) =>
          mover === 'max' ? best >= alpha && alpha > -Infinity : best <= beta && beta < Infinity,
      }),
    },
    {
      words: 'at MAX',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'max' ? best >= bounds.alpha : cut(mover, best, bounds)),
      }),
    },
    {
      words: 'at MAX, only when it is passed',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'max' ? best > bounds.alpha : cut(mover, best, bounds)),
      }),
    },
    {
      words: 'at MIN, only when it is passed',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'min' ? best < bounds.beta : cut(mover, best, bounds)),
      }),
    },
    {
      words: 'at MIN',
      change: ({ cut }) => ({
        cut: (mover, best, bounds) => (mover === 'min' ? best <= bounds.beta : cut(mover, best, bounds)),
      }),
    },
  ],
};
