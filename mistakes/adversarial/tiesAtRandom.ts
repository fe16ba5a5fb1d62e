import { ALL, type SearchMistake, only } from './searchMistake.ts';
import { tiedWithBest } from '../skeletons/adversarial.ts';

export const tiesAtRandom: SearchMistake = {
  id: 'ties-at-random',
  title: 'Ties are broken by chance',
  words:
    'Your search chooses among children that came back with equal values, now this one and now that. With pruning, an equal value can be no more than a bound.',
  hint: 'Which of the children that came back with the best value can you be sure of?',
  algorithms: ALL,
  draws: 'tied',
  replaces: only((correct) => ({
    answer: (found) => ({ ...correct.answer(found), anyOf: tiedWithBest(found) }),
  })),
  isPermitted: ({ algorithm, ties, cut }) =>
    ties === 'any' && (algorithm !== 'alpha-beta' || !cut.includes('non-strict')),
};
