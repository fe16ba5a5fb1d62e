import { mean } from '../skeletons/conventions.ts';
import { CHANCE, type SearchMistake, only } from './searchMistake.ts';

export const weightedThenAveraged: SearchMistake = {
  id: 'weighted-then-averaged',
  title: 'Weighed by probability and then averaged as well',
  words:
    'Your search weighs each outcome by its probability and then divides by the number of outcomes once more.',
  hint: 'The probabilities of a throw sum to 1 already. What is left to divide by?',
  algorithms: CHANCE,
  replaces: only(() => ({ expect: (outcomes) => mean(outcomes) / outcomes.length })),
};
