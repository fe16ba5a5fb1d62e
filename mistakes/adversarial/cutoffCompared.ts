import { FOR_ALL } from '../skeletons/algorithms.ts';
import type { SearchMistake } from './searchMistake.ts';

/** In AB:MINIMAX a cutoff says "not this way"; as a value it is wrong, and a bound looks like a tie. */
export const cutoffCompared: SearchMistake = {
  id: 'cutoff-compared',
  title: 'What a cutoff returns is compared',
  words:
    'Your search compares what comes back from a child that was cut off with the best value so far. It is ' +
    'not the value of that child.',
  hint: 'A child comes back in two ways, as normal or by a cutoff. In which of them is there a value?',
  algorithms: FOR_ALL,
  replaces: [
    { label: '0', change: () => ({ afterCut: () => 0 }) },
    {
      label: 'the bound',
      change: () => ({
        afterCut: (_rest, _at, mover, _best, { alpha, beta }) => (mover === 'max' ? beta : alpha),
      }),
    },
    {
      label: 'the bounds at each node',
      change: () => ({
        initial: (mover, { alpha, beta }) => (mover === 'max' ? alpha : beta),
        give: (_mover, best, { alpha, beta }) => Math.max(alpha, Math.min(beta, best)),
      }),
    },
    {
      label: 'the bound that it starts from',
      change: () => ({ initial: (mover, { alpha, beta }) => (mover === 'max' ? alpha : beta) }),
    },
  ],
};
