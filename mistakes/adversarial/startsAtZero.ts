import { ALL } from '../skeletons/algorithms.ts';
import { type Form, type SearchMistake } from './searchMistake.ts';

const startsAt = (label: string, max: number, min: number): Form => ({
  label,
  change: () => ({ initial: (mover) => (mover === 'max' ? max : min) }),
});

export const startsAtZero: SearchMistake = {
  id: 'starts-at-zero',
  title: 'The best value starts near 0',
  words:
    'Your search starts its best value near 0, so that a position where everything is worse than ' +
    'that looks better than it is.',
  hint:
    'What must the best value be at first, so that the very first child always replaces it, also where ' +
    'every outcome is bad?',
  algorithms: ALL,
  replaces: [
    startsAt('0 for both', 0, 0),
    startsAt('0 for MAX', 0, Infinity),
    startsAt('0 for MIN', -Infinity, 0),
    startsAt('−1 for MAX', -1, Infinity),
    startsAt('−1 and 1', -1, 1),
    startsAt('the smallest positive number for MAX', Number.MIN_VALUE, Number.MAX_VALUE),
    startsAt('the smallest positive number for MAX alone', Number.MIN_VALUE, Infinity),
  ],
};
