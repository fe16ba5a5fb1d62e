import { ALL, type Mistake, only } from '../mistake.ts';
import { tiedWithBest } from '../skeletons/adversarial.ts';

export const tiesAtRandom: Mistake = {
  id: 'ties-at-random',
  title: 'Ties are broken by chance',
  sentence:
    'Your search chooses among children that came back with equal values, now this one and now that. With pruning, an equal value can be no more than a bound.',
  hint: 'Which of the children that came back with the best value can you be sure of?',
  algorithms: ALL,
  draws: 'tied',
  forms: only((correct) => ({
    answer: (found) => ({ ...correct.answer(found), anyOf: tiedWithBest(found) }),
  })),
  isPermitted: ({ algorithm, ties, cut }) =>
    ties === 'any' && (algorithm !== 'alpha-beta' || !cut.includes('non-strict')),
};
